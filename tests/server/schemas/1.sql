-- A database of schema 1, as that version wrote it, and where each match stood then.
-- fish-and-chips-2 | 24 | runs | 2 RP -6/R5,P5>R4,P13>R2,-2,P14>R10>P2>R12>P4>R3/R8,P15>R9>P7>P9>R1>R7,-2,R13>P11>R11>P1>P6,-/-,R16>P10>R6,-4/P3,-2,P16,-2/-3,R14>P12>P8,R15,- R play 0,0
-- fish-and-chips-1 | 50 | over | 1 RGPY -5,P16>R15>G16>R14>P13>G12>P8>Y8>P10>Y16>P9>R16>Y9>G15>Y15>G10>G13>R13>G11/-,Y13>R12>G9>P11>Y10,-4/-3,R9,-2/-6/P15>G8>Y12>P12>R8>R10>R11>Y11,-5/-2,P14>Y14>G14,-3 Y done 0,0,0,0
-- urchins-3 | 19 | runs | 5x5 3 5/4y/5/2yyC1/1YB2yA C 3 15,19 0,0,0 0+
-- oh-crab-3 | 32 | runs | R:a2 O:c0 B:d1 | shells 1 0 1 / 28 | cook O | round 3 act | board 0A 1A 2A 3B 9A | extra Aa Ba Da | market SLALOM2;BOOST2;RUNUP3 draw SLIDE2,GULL2,BOOST1,SLIDE3,CHARGE1,CHARGE2,BOOST3,SLALOM1,DIAG3,SAND1,DIAG2,SLIDE1,SLALOM3,HOP1,GULL3,DIAG1,FAST3,HOP2,PASS2,RUNUP1,RUNUP2,FAST2,SAND2,GULL1,FAST1,CALL3 | R hand R1 down R4 trail R3,R2 disc - | O hand O1,O2,O3,O4,CALL1,CALL2,PASS1 down - trail - disc - | B hand B2 down B1 trail B4,B3 disc - | turn B icons x | phase B START
-- icecool-2 | 6 | runs | RB 1/4 R R flick 0.538575,0.577,337/0.028108,0.027656,259 -/257 RB -/- 123332131223123132223231121131123321112333212
PRAGMA application_id = 1397047618;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE log (
    "table" TEXT NOT NULL REFERENCES "tables" (id),
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES('fish-and-chips-1',0,'move',0,'e5xe6',1.79493475205484294887e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',1,'move',0,'b4xb3',1.79493475207047939305e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',2,'move',0,'f4xe4',1.7949347520714175701e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',3,'move',0,'e2xd2',1.79493475208532142634e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',4,'move',0,'e1xd1',1.79493475208927297593e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',5,'move',0,'b6xb5',1.79493475210031223293e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',6,'move',0,'e4xe6',1.79493475214221286781e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',7,'move',0,'d5xf5',1.79493475217078018186e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',8,'move',0,'f3xf2',1.79493475218124604224e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',9,'undo',0,'8',1.79493475218463444708e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',10,'move',0,'d1xf1',1.79493475218546128273e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',11,'move',0,'c3xd3',1.79493475218619227403e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',12,'move',0,'c2xc1',1.79493475218692207333e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',13,'move',0,'b2xa2',1.79493475218758869174e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',14,'move',0,'e3xe6',1.79493475218828415869e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',15,'move',0,'d3xf3',1.79493475218904519085e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',16,'move',0,'c4xc5',1.79493475218981242175e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',17,'move',0,'d6xc6',1.79493475219050669668e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',18,'move',0,'f1xf2',1.79493475219115757946e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',19,'undo',0,'16',1.79493475219153451917e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',20,'move',0,'f1xf2',1.79493475219215130808e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',21,'move',0,'a4xa5',1.79493475219287276266e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',22,'move',0,'c5xc6',1.7949347521935081482e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',23,'move',0,'f5xb5',1.79493475219435501101e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',24,'move',0,'--',1.79493475219435501101e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',25,'move',0,'a5xa3',1.79493475219500565531e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',26,'move',0,'a6xa3',1.79493475219561696059e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',27,'move',0,'d2xf2',1.7949347521963860989e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',28,'move',0,'--',1.7949347521963860989e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',29,'move',0,'b3xa3',1794934752.19704);
INSERT INTO "log" VALUES('fish-and-chips-1',30,'move',0,'c6xe6',1.7949347521980350017e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',31,'move',0,'--',1.7949347521980350017e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',32,'move',0,'--',1.7949347521980350017e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',33,'undo',0,'26',1.79493475219840216633e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',34,'move',0,'b1xb5',1.79493475219935774795e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',35,'move',0,'--',1.79493475219935774795e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',36,'move',0,'--',1.79493475219935774795e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',37,'move',0,'a1xc1',1.79493475220001316066e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',38,'move',0,'c6xe6',1.79493475220111489299e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',39,'move',0,'--',1.79493475220111489299e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',40,'move',0,'--',1.79493475220111489299e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',41,'move',0,'f3xf2',1.79493475220176744466e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',42,'move',0,'e6xf6',1.79493475220265102389e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',43,'move',0,'--',1.79493475220265102389e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',44,'move',0,'--',1.79493475220265102389e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',45,'move',0,'f2xf6',1.7949347522037920952e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',46,'move',0,'--',1.7949347522037920952e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',47,'move',0,'--',1.7949347522037920952e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',48,'move',0,'--',1.7949347522037920952e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',49,'move',0,'a3xa2',1.79493475221280884748e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',0,'move',0,'S<>e1',1.79493475140629482264e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',1,'move',0,'O<>a3',1.79493475156941461557e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',2,'move',1,'S<>c2',1.79493475192184114451e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',3,'move',1,'O<>d2',1.7949347519247908592e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',4,'move',0,'e3xe2',1.79493475194970607752e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',5,'move',1,'e5xf5',1.7949347519576466084e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',6,'move',0,'f2xf3',1.79493475197895884518e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',7,'move',1,'c3xc4',1.79493475200084686284e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',8,'move',0,'c1xb1',1.794934752009455204e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',9,'move',1,'d3xf3',1.79493475201141262052e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',10,'move',0,'d5xf5',1.79493475201235842698e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',11,'move',1,'b6xb5',1.79493475201327610016e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',12,'move',0,'e2xe4',1.79493475201412558558e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',13,'move',1,'c6xc5',1.79493475201493906971e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',14,'move',0,'d6xd4',1.794934752015786171e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',15,'move',1,'f4xe4',1.79493475201702857016e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',16,'move',0,'e6xe4',1.79493475201784324643e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',17,'move',1,'b2xb3',1.79493475201859092708e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',18,'move',0,'a3xb3',1.79493475201945185655e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',19,'move',1,'f3xf5',1.79493475202021121974e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',20,'move',0,'d4xc4',1.79493475202096033089e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',21,'move',1,'c2xc4',1.7949347520216407776e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',22,'move',0,'b1xd1',1.79493475202615880969e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',23,'move',1,'c4xb4',1.79493475202987909315e+09);
INSERT INTO "log" VALUES('icecool-2',0,'move',0,'place x=0.425 y=0.505',1.79493475241262769696e+09);
INSERT INTO "log" VALUES('icecool-2',1,'move',1,'flick phi=3.9270 power=0.4500 side=-0.35 height=0.00 {3.9301 0.4551 -0.2639; R rest 0.425,0.505,0; B rest 0.054524,0.022786,51}',1.79493475295662307739e+09);
INSERT INTO "log" VALUES('icecool-2',2,'move',0,'flick phi=1.3090 power=0.6000 side=0.00 height=0.00 {1.3076 0.6366 -0.0231; R rest 0.538575,0.594188,337; B rest 0.054524,0.022786,51}',1.79493475302432727814e+09);
INSERT INTO "log" VALUES('icecool-2',3,'move',1,'line R1',1.79493475302692461013e+09);
INSERT INTO "log" VALUES('icecool-2',4,'move',1,'flick phi=3.9270 power=0.4500 side=-0.35 height=0.00 {3.9562 0.4405 -0.3478; R rest 0.538575,0.594188,337; B rest 0.028108,0.027656,259}',1.79493475322471451763e+09);
INSERT INTO "log" VALUES('icecool-2',5,'move',0,'line R2',1.79493475322881889345e+09);
INSERT INTO "log" VALUES('oh-crab-3',0,'move',0,'R2',1.79493475225141119961e+09);
INSERT INTO "log" VALUES('oh-crab-3',1,'move',2,'B4',1.79493475225525879858e+09);
INSERT INTO "log" VALUES('oh-crab-3',2,'move',1,'O1',1.79493475226102542881e+09);
INSERT INTO "log" VALUES('oh-crab-3',3,'move',1,'rest',1.79493475226180577283e+09);
INSERT INTO "log" VALUES('oh-crab-3',4,'move',1,'pile1',1.79493475226545906066e+09);
INSERT INTO "log" VALUES('oh-crab-3',5,'move',1,'end',1.79493475226676201818e+09);
INSERT INTO "log" VALUES('oh-crab-3',6,'move',2,'left',1.79493475226894497872e+09);
INSERT INTO "log" VALUES('oh-crab-3',7,'move',2,'end',1.7949347522729377747e+09);
INSERT INTO "log" VALUES('oh-crab-3',8,'move',0,'left',1.79493475229753780362e+09);
INSERT INTO "log" VALUES('oh-crab-3',9,'undo',0,'8',1.79493475230146503447e+09);
INSERT INTO "log" VALUES('oh-crab-3',10,'move',0,'left',1.79493475230520701407e+09);
INSERT INTO "log" VALUES('oh-crab-3',11,'move',0,'end',1.79493475230819582943e+09);
INSERT INTO "log" VALUES('oh-crab-3',12,'move',0,'R3',1.79493475231686401365e+09);
INSERT INTO "log" VALUES('oh-crab-3',13,'move',2,'B3',1.79493475232032442096e+09);
INSERT INTO "log" VALUES('oh-crab-3',14,'move',1,'O3',1.79493475232250213622e+09);
INSERT INTO "log" VALUES('oh-crab-3',15,'move',2,'right',1.79493475233357334137e+09);
INSERT INTO "log" VALUES('oh-crab-3',16,'move',2,'cook',1.79493475233513259886e+09);
INSERT INTO "log" VALUES('oh-crab-3',17,'move',2,'end',1.79493475233610153204e+09);
INSERT INTO "log" VALUES('oh-crab-3',18,'move',0,'left',1.79493475233698225016e+09);
INSERT INTO "log" VALUES('oh-crab-3',19,'undo',0,'16',1.79493475234147143362e+09);
INSERT INTO "log" VALUES('oh-crab-3',20,'move',0,'left',1.79493475234498524664e+09);
INSERT INTO "log" VALUES('oh-crab-3',21,'move',0,'main',1.79493475234807682043e+09);
INSERT INTO "log" VALUES('oh-crab-3',22,'move',0,'end',1.79493475235231876368e+09);
INSERT INTO "log" VALUES('oh-crab-3',23,'move',1,'rest',1.79493475236102819443e+09);
INSERT INTO "log" VALUES('oh-crab-3',24,'move',1,'pile1',1.79493475236210846897e+09);
INSERT INTO "log" VALUES('oh-crab-3',25,'move',1,'end',1.79493475236949968335e+09);
INSERT INTO "log" VALUES('oh-crab-3',26,'move',1,'O4',1.79493475237290334698e+09);
INSERT INTO "log" VALUES('oh-crab-3',27,'move',0,'R4',1.79493475237524700164e+09);
INSERT INTO "log" VALUES('oh-crab-3',28,'move',2,'B1',1.79493475237602901455e+09);
INSERT INTO "log" VALUES('oh-crab-3',29,'move',1,'rest',1.79493475238154649728e+09);
INSERT INTO "log" VALUES('oh-crab-3',30,'move',1,'draw',1.79493475239000296588e+09);
INSERT INTO "log" VALUES('oh-crab-3',31,'move',1,'end',1.79493475239835333827e+09);
INSERT INTO "log" VALUES('urchins-3',0,'move',0,'=',1.79493475221579623221e+09);
INSERT INTO "log" VALUES('urchins-3',1,'move',0,'r@b1',1.79493475221676683428e+09);
INSERT INTO "log" VALUES('urchins-3',2,'move',0,'*b1',1.79493475221763229372e+09);
INSERT INTO "log" VALUES('urchins-3',3,'move',1,'=',1.79493475221763229372e+09);
INSERT INTO "log" VALUES('urchins-3',4,'move',1,'y@e5',1794934752.21836);
INSERT INTO "log" VALUES('urchins-3',5,'move',1,'*e5',1.79493475221915340421e+09);
INSERT INTO "log" VALUES('urchins-3',6,'move',2,'=',1.79493475221915340421e+09);
INSERT INTO "log" VALUES('urchins-3',7,'move',2,'y@d2',1.79493475221993017193e+09);
INSERT INTO "log" VALUES('urchins-3',8,'move',2,'*d2',1.79493475222095561025e+09);
INSERT INTO "log" VALUES('urchins-3',9,'move',0,'=',1.79493475222095561025e+09);
INSERT INTO "log" VALUES('urchins-3',10,'move',0,'y@e1',1794934752.22351);
INSERT INTO "log" VALUES('urchins-3',11,'move',0,'*e1',1.79493475222417569157e+09);
INSERT INTO "log" VALUES('urchins-3',12,'move',1,'b1-b2',1.79493475222489547726e+09);
INSERT INTO "log" VALUES('urchins-3',13,'undo',1,'12',1.79493475222529339785e+09);
INSERT INTO "log" VALUES('urchins-3',14,'move',1,'=',1.7949347522258963585e+09);
INSERT INTO "log" VALUES('urchins-3',15,'move',1,'y@b1',1.79493475222654652592e+09);
INSERT INTO "log" VALUES('urchins-3',16,'move',1,'*b1',1.79493475222715449333e+09);
INSERT INTO "log" VALUES('urchins-3',17,'move',2,'e5-e4',1794934752.22782);
INSERT INTO "log" VALUES('urchins-3',18,'move',2,'y@c2',1.79493475222850680352e+09);
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES "tables" (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    token_sha256 TEXT NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT;
INSERT INTO "seats" VALUES('fish-and-chips-2',0,'person','Ann0','','33d022b8d093c207a6f17711223cd861771b495c2ed2a13ff6be4e61a7829242');
INSERT INTO "seats" VALUES('fish-and-chips-2',1,'person','Ann1','','1df75d351a903aa3d439faa70a9a2f2a3a9a6f9824ab0b58a573ceb88fa61bad');
INSERT INTO "seats" VALUES('fish-and-chips-1',0,'person','Ann0','','f35166c7420ff9f35db84fe4f33742b6ad4d3b2da692937818345393e9392670');
INSERT INTO "seats" VALUES('urchins-3',0,'person','Ann0','','dcbd394506a7c11547946de1d4ca2753ebbd42574d925abfb78cffa795690c96');
INSERT INTO "seats" VALUES('urchins-3',1,'person','Ann1','','eb348f0001fe0c063a4768eda3822d856ebca168c5a5506dc393a160738361b9');
INSERT INTO "seats" VALUES('urchins-3',2,'person','Ann2','','00bae25183887bc8e7b8d1969275946c4da577442d75fbf93cd455a3aeba4098');
INSERT INTO "seats" VALUES('oh-crab-3',0,'person','Ann0','','846e310547beac86b5265058b22897d186ee0c33de41f681e0669992cb49fec8');
INSERT INTO "seats" VALUES('oh-crab-3',1,'person','Ann1','','dfde1f19ae9bcb494a999d13bf350075bd9b57704367b322ce372f3f977dc188');
INSERT INTO "seats" VALUES('oh-crab-3',2,'person','Ann2','','74c0166bc04d18a353361d79ae581b9eb7a504b72dbcc6a1e9ec83b404a1219f');
INSERT INTO "seats" VALUES('icecool-2',0,'person','Ann0','','6b1c13d96b4fdf0ba11c214bf856bb3f6a37ce4e2ea2cb711140934a0183b100');
INSERT INTO "seats" VALUES('icecool-2',1,'person','Ann1','','e587e0fd2b729828ef68a3c4fc6c735176202164acdda4d2c9372f62a4631f99');
CREATE TABLE "tables" (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    players INTEGER NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    created_at REAL NOT NULL
) STRICT;
INSERT INTO "tables" VALUES('fish-and-chips-2','fish-and-chips','1',2,'1000','{}',1.79493475139749217037e+09);
INSERT INTO "tables" VALUES('fish-and-chips-1','fish-and-chips','1',1,'1001','{}',1.79493475204506254191e+09);
INSERT INTO "tables" VALUES('urchins-3','urchins','1',3,'1002','{}',1.79493475221470785143e+09);
INSERT INTO "tables" VALUES('oh-crab-3','oh-crab','1',3,'1003','{}',1.79493475222913956637e+09);
INSERT INTO "tables" VALUES('icecool-2','icecool','1',2,'1004','{}',1.79493475240122961995e+09);
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
COMMIT;

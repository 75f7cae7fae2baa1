-- A database of schema 3, as that version wrote it, and where each match stood then.
-- fish-and-chips-2 | 24 | runs | 2 RP -6/R5,P5>R4,P13>R2,-2,P14>R10>P2>R12>P4>R3/R8,P15>R9>P7>P9>R1>R7,-2,R13>P11>R11>P1>P6,-/-,R16>P10>R6,-4/P3,-2,P16,-2/-3,R14>P12>P8,R15,- R play 0,0
-- fish-and-chips-1 | 50 | over | 1 RGPY -5,P16>R15>G16>R14>P13>G12>P8>Y8>P10>Y16>P9>R16>Y9>G15>Y15>G10>G13>R13>G11/-,Y13>R12>G9>P11>Y10,-4/-3,R9,-2/-6/P15>G8>Y12>P12>R8>R10>R11>Y11,-5/-2,P14>Y14>G14,-3 Y done 0,0,0,0
-- urchins-3 | 19 | runs | 5x5 3 5/4y/5/2yyC1/1YB2yA C 3 15,19 0,0,0 0+
-- oh-crab-3 | 32 | runs | R:a2 O:c0 B:d1 | shells 1 0 1 / 28 | cook O | round 3 act | board 0A 1A 2A 3B 9A | extra Aa Ba Da | market SLALOM2;BOOST2;RUNUP3 draw SLIDE2,GULL2,BOOST1,SLIDE3,CHARGE1,CHARGE2,BOOST3,SLALOM1,DIAG3,SAND1,DIAG2,SLIDE1,SLALOM3,HOP1,GULL3,DIAG1,FAST3,HOP2,PASS2,RUNUP1,RUNUP2,FAST2,SAND2,GULL1,FAST1,CALL3 | R hand R1 down R4 trail R3,R2 disc - | O hand O1,O2,O3,O4,CALL1,CALL2,PASS1 down - trail - disc - | B hand B2 down B1 trail B4,B3 disc - | turn B icons x | phase B START
-- icecool-2 | 6 | runs | RB 1/4 R R flick 0.538575,0.577,337/0.028108,0.027656,259 -/257 RB -/- 123332131223123132223231121131123321112333212
PRAGMA application_id = 1397047618;
PRAGMA user_version = 3;
BEGIN TRANSACTION;
CREATE TABLE analyses (
    "table" TEXT PRIMARY KEY REFERENCES "tables" (id),
    ply INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "analyses" VALUES('urchins-3',6,'{"kept": true}');
CREATE TABLE log (
    "table" TEXT NOT NULL REFERENCES "tables" (id),
    ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES('fish-and-chips-1',0,'move',0,'e5xe6',1.79493475566260242458e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',1,'move',0,'b4xb3',1794934755.6665);
INSERT INTO "log" VALUES('fish-and-chips-1',2,'move',0,'f4xe4',1.79493475567269492152e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',3,'move',0,'e2xd2',1.79493475567925190924e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',4,'move',0,'e1xd1',1.79493475568158817289e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',5,'move',0,'b6xb5',1.7949347556828157902e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',6,'move',0,'e4xe6',1.79493475568691825865e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',7,'move',0,'d5xf5',1.79493475568792605397e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',8,'move',0,'f3xf2',1.79493475568995308876e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',9,'undo',0,'8',1.79493475569036912923e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',10,'move',0,'d1xf1',1.79493475569210672376e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',11,'move',0,'c3xd3',1.79493475569259166709e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',12,'move',0,'c2xc1',1.79493475569313335415e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',13,'move',0,'b2xa2',1.79493475569360709195e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',14,'move',0,'e3xe6',1.79493475569674539567e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',15,'move',0,'d3xf3',1.79493475569720911978e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',16,'move',0,'c4xc5',1.79493475569762349127e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',17,'move',0,'d6xc6',1794934755.69806);
INSERT INTO "log" VALUES('fish-and-chips-1',18,'move',0,'f1xf2',1.79493475569847583768e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',19,'undo',0,'16',1.79493475569891262053e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',20,'move',0,'f1xf2',1794934755.69982);
INSERT INTO "log" VALUES('fish-and-chips-1',21,'move',0,'a4xa5',1.79493475570026779172e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',22,'move',0,'c5xc6',1.79493475570075058933e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',23,'move',0,'f5xb5',1794934755.71297);
INSERT INTO "log" VALUES('fish-and-chips-1',24,'move',0,'--',1794934755.71297);
INSERT INTO "log" VALUES('fish-and-chips-1',25,'move',0,'a5xa3',1.79493475571651101116e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',26,'move',0,'a6xa3',1.7949347557248284817e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',27,'move',0,'d2xf2',1.79493475572875761984e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',28,'move',0,'--',1.79493475572875761984e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',29,'move',0,'b3xa3',1.79493475572922849652e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',30,'move',0,'c6xe6',1.79493475572966432575e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',31,'move',0,'--',1.79493475572966432575e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',32,'move',0,'--',1.79493475572966432575e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',33,'undo',0,'26',1.79493475573017907146e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',34,'move',0,'b1xb5',1.79493475573062705999e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',35,'move',0,'--',1.79493475573062705999e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',36,'move',0,'--',1.79493475573062705999e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',37,'move',0,'a1xc1',1794934755.73106);
INSERT INTO "log" VALUES('fish-and-chips-1',38,'move',0,'c6xe6',1.79493475573148512838e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',39,'move',0,'--',1.79493475573148512838e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',40,'move',0,'--',1.79493475573148512838e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',41,'move',0,'f3xf2',1.79493475573191428183e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',42,'move',0,'e6xf6',1.794934755732458353e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',43,'move',0,'--',1.794934755732458353e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',44,'move',0,'--',1.794934755732458353e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',45,'move',0,'f2xf6',1.7949347557329144478e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',46,'move',0,'--',1.7949347557329144478e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',47,'move',0,'--',1.7949347557329144478e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',48,'move',0,'--',1.7949347557329144478e+09);
INSERT INTO "log" VALUES('fish-and-chips-1',49,'move',0,'a3xa2',1.79493475573354220389e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',0,'move',0,'S<>e1',1.79493475556628322596e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',1,'move',0,'O<>a3',1.79493475558095550532e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',2,'move',1,'S<>c2',1.79493475560005187989e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',3,'move',1,'O<>d2',1.79493475560099530218e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',4,'move',0,'e3xe2',1.79493475560636925694e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',5,'move',1,'e5xf5',1.79493475560883307459e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',6,'move',0,'f2xf3',1.79493475562375926976e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',7,'move',1,'c3xc4',1.79493475562783598897e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',8,'move',0,'c1xb1',1.79493475562990403176e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',9,'move',1,'d3xf3',1.79493475563690733911e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',10,'move',0,'d5xf5',1.79493475563763523099e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',11,'move',1,'b6xb5',1.7949347556407418251e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',12,'move',0,'e2xe4',1794934755.64596);
INSERT INTO "log" VALUES('fish-and-chips-2',13,'move',1,'c6xc5',1.79493475564637160299e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',14,'move',0,'d6xd4',1.79493475564676833152e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',15,'move',1,'f4xe4',1.79493475564715170857e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',16,'move',0,'e6xe4',1.79493475564752388005e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',17,'move',1,'b2xb3',1.79493475564792466167e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',18,'move',0,'a3xb3',1.79493475564846396443e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',19,'move',1,'f3xf5',1.7949347556488404274e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',20,'move',0,'d4xc4',1.79493475564926218985e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',21,'move',1,'c2xc4',1.79493475564962220187e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',22,'move',0,'b1xd1',1.79493475565007019043e+09);
INSERT INTO "log" VALUES('fish-and-chips-2',23,'move',1,'c4xb4',1.79493475565058875076e+09);
INSERT INTO "log" VALUES('icecool-2',0,'move',0,'place x=0.425 y=0.505',1.79493475846250414846e+09);
INSERT INTO "log" VALUES('icecool-2',1,'move',1,'flick phi=3.9270 power=0.4500 side=-0.35 height=0.00 {3.9301 0.4551 -0.2639; R rest 0.425,0.505,0; B rest 0.054524,0.022786,51}',1.79493475910375547407e+09);
INSERT INTO "log" VALUES('icecool-2',2,'move',0,'flick phi=1.3090 power=0.6000 side=0.00 height=0.00 {1.3076 0.6366 -0.0231; R rest 0.538575,0.594188,337; B rest 0.054524,0.022786,51}',1.7949347593886756897e+09);
INSERT INTO "log" VALUES('icecool-2',3,'move',1,'line R1',1.79493475944047331809e+09);
INSERT INTO "log" VALUES('icecool-2',4,'move',1,'flick phi=3.9270 power=0.4500 side=-0.35 height=0.00 {3.9562 0.4405 -0.3478; R rest 0.538575,0.594188,337; B rest 0.028108,0.027656,259}',1.79493475977689409257e+09);
INSERT INTO "log" VALUES('icecool-2',5,'move',0,'line R2',1.79493475983285021785e+09);
INSERT INTO "log" VALUES('oh-crab-3',0,'move',0,'R2',1.79493475712511587139e+09);
INSERT INTO "log" VALUES('oh-crab-3',1,'move',2,'B4',1.79493475713953614236e+09);
INSERT INTO "log" VALUES('oh-crab-3',2,'move',1,'O1',1.79493475718509292596e+09);
INSERT INTO "log" VALUES('oh-crab-3',3,'move',1,'rest',1.79493475718713760376e+09);
INSERT INTO "log" VALUES('oh-crab-3',4,'move',1,'pile1',1.79493475722031259542e+09);
INSERT INTO "log" VALUES('oh-crab-3',5,'move',1,'end',1.79493475724506855008e+09);
INSERT INTO "log" VALUES('oh-crab-3',6,'move',2,'left',1.7949347572652077675e+09);
INSERT INTO "log" VALUES('oh-crab-3',7,'move',2,'end',1.79493475727420806887e+09);
INSERT INTO "log" VALUES('oh-crab-3',8,'move',0,'left',1.79493475727677464486e+09);
INSERT INTO "log" VALUES('oh-crab-3',9,'undo',0,'8',1.79493475727819848061e+09);
INSERT INTO "log" VALUES('oh-crab-3',10,'move',0,'left',1.79493475729696702961e+09);
INSERT INTO "log" VALUES('oh-crab-3',11,'move',0,'end',1.7949347573018224239e+09);
INSERT INTO "log" VALUES('oh-crab-3',12,'move',0,'R3',1.79493475730270123482e+09);
INSERT INTO "log" VALUES('oh-crab-3',13,'move',2,'B3',1.79493475731484150885e+09);
INSERT INTO "log" VALUES('oh-crab-3',14,'move',1,'O3',1.7949347573184862137e+09);
INSERT INTO "log" VALUES('oh-crab-3',15,'move',2,'right',1.79493475732651972765e+09);
INSERT INTO "log" VALUES('oh-crab-3',16,'move',2,'cook',1.79493475733654069903e+09);
INSERT INTO "log" VALUES('oh-crab-3',17,'move',2,'end',1.7949347573501586914e+09);
INSERT INTO "log" VALUES('oh-crab-3',18,'move',0,'left',1.79493475736112451557e+09);
INSERT INTO "log" VALUES('oh-crab-3',19,'undo',0,'16',1.79493475748516178127e+09);
INSERT INTO "log" VALUES('oh-crab-3',20,'move',0,'left',1.79493475750079584116e+09);
INSERT INTO "log" VALUES('oh-crab-3',21,'move',0,'main',1.7949347575088829994e+09);
INSERT INTO "log" VALUES('oh-crab-3',22,'move',0,'end',1794934757.56914);
INSERT INTO "log" VALUES('oh-crab-3',23,'move',1,'rest',1.79493475757076454161e+09);
INSERT INTO "log" VALUES('oh-crab-3',24,'move',1,'pile1',1.79493475758026814459e+09);
INSERT INTO "log" VALUES('oh-crab-3',25,'move',1,'end',1.79493475759433460236e+09);
INSERT INTO "log" VALUES('oh-crab-3',26,'move',1,'O4',1.79493475759986805917e+09);
INSERT INTO "log" VALUES('oh-crab-3',27,'move',0,'R4',1.79493475760496449472e+09);
INSERT INTO "log" VALUES('oh-crab-3',28,'move',2,'B1',1.79493475760667848583e+09);
INSERT INTO "log" VALUES('oh-crab-3',29,'move',1,'rest',1.79493475760880446439e+09);
INSERT INTO "log" VALUES('oh-crab-3',30,'move',1,'draw',1.79493475761486268038e+09);
INSERT INTO "log" VALUES('oh-crab-3',31,'move',1,'end',1.79493475762082719798e+09);
INSERT INTO "log" VALUES('urchins-3',0,'move',0,'=',1.79493475582290363309e+09);
INSERT INTO "log" VALUES('urchins-3',1,'move',0,'r@b1',1.79493475582877969739e+09);
INSERT INTO "log" VALUES('urchins-3',2,'move',0,'*b1',1.79493475583686137204e+09);
INSERT INTO "log" VALUES('urchins-3',3,'move',1,'=',1.79493475583686137204e+09);
INSERT INTO "log" VALUES('urchins-3',4,'move',1,'y@e5',1.79493475583811330797e+09);
INSERT INTO "log" VALUES('urchins-3',5,'move',1,'*e5',1.79493475584400439259e+09);
INSERT INTO "log" VALUES('urchins-3',6,'move',2,'=',1.79493475584400439259e+09);
INSERT INTO "log" VALUES('urchins-3',7,'move',2,'y@d2',1.79493475585291576389e+09);
INSERT INTO "log" VALUES('urchins-3',8,'move',2,'*d2',1.79493475585580587391e+09);
INSERT INTO "log" VALUES('urchins-3',9,'move',0,'=',1.79493475585580587391e+09);
INSERT INTO "log" VALUES('urchins-3',10,'move',0,'y@e1',1.79493475587338757511e+09);
INSERT INTO "log" VALUES('urchins-3',11,'move',0,'*e1',1.79493475588617730142e+09);
INSERT INTO "log" VALUES('urchins-3',12,'move',1,'b1-b2',1.7949347558909885883e+09);
INSERT INTO "log" VALUES('urchins-3',13,'undo',1,'12',1.79493475589675569536e+09);
INSERT INTO "log" VALUES('urchins-3',14,'move',1,'=',1.79493475590030288698e+09);
INSERT INTO "log" VALUES('urchins-3',15,'move',1,'y@b1',1.79493475590805482864e+09);
INSERT INTO "log" VALUES('urchins-3',16,'move',1,'*b1',1.79493475592094755177e+09);
INSERT INTO "log" VALUES('urchins-3',17,'move',2,'e5-e4',1.79493475592908859257e+09);
INSERT INTO "log" VALUES('urchins-3',18,'move',2,'y@c2',1.79493475593292188649e+09);
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
, terms TEXT NOT NULL DEFAULT '{}') STRICT;
INSERT INTO "tables" VALUES('fish-and-chips-2','fish-and-chips','1',2,'1000','{}',1.79493475541192078594e+09,'{}');
INSERT INTO "tables" VALUES('fish-and-chips-1','fish-and-chips','1',1,'1001','{}',1.79493475565578460692e+09,'{}');
INSERT INTO "tables" VALUES('urchins-3','urchins','1',3,'1002','{}',1.79493475578475093846e+09,'{"clock":"game","seconds":600,"increment":5,"hints":true,"host":0}');
INSERT INTO "tables" VALUES('oh-crab-3','oh-crab','1',3,'1003','{}',1.79493475678915953641e+09,'{}');
INSERT INTO "tables" VALUES('icecool-2','icecool','1',2,'1004','{}',1.79493475822409105299e+09,'{}');
CREATE TRIGGER log_is_never_changed BEFORE UPDATE ON log
BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
COMMIT;

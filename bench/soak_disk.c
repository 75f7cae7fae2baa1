/* Loaded before the C library (LD_PRELOAD): notes in the file SOAK_JOURNAL every write to a database file and every
   sync of one that has come back, so that bench/soak_power.py can work out what a disk has after a power cut. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;

static const char *path_of(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    return path;
}

static void note_of(char what, const char *path, uint64_t offset, const void *bytes, uint32_t length) {
    const char *name = strrchr(path, '/');
    name = name ? name + 1 : path;
    const char *ours = strstr(name, ".sqlite3");
    if (!ours || strstr(ours, "-shm") || strstr(ours, ".lock")) return;
    pthread_mutex_lock(&one_at_a_time);
    if (journal < 0) journal = open(getenv("SOAK_JOURNAL"), O_WRONLY | O_APPEND | O_CREAT, 0600);
    uint8_t size = (uint8_t)strlen(name);
    struct iovec parts[] = {{&what, 1},  {&size, 1},           {&offset, 8},
                            {&length, 4}, {(void *)name, size}, {(void *)bytes, length}};
    if (writev(journal, parts, what == 'W' ? 6 : 5) < 0) abort();
    pthread_mutex_unlock(&one_at_a_time);
}

static void note(char what, int fd, uint64_t offset, const void *bytes, uint32_t length) {
    char path[4096];
    if (path_of(fd, path, sizeof path)) note_of(what, path, offset, bytes, length);
}

#define REAL(name) __typeof__(&name) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
    REAL(pwrite64);
    note('W', fd, (uint64_t)offset, bytes, (uint32_t)length);
    return real(fd, bytes, length, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
    REAL(pwrite);
    note('W', fd, (uint64_t)offset, bytes, (uint32_t)length);
    return real(fd, bytes, length, offset);
}

int ftruncate64(int fd, off64_t length) {
    REAL(ftruncate64);
    note('T', fd, (uint64_t)length, NULL, 0);
    return real(fd, length);
}

int ftruncate(int fd, off_t length) {
    REAL(ftruncate);
    note('T', fd, (uint64_t)length, NULL, 0);
    return real(fd, length);
}

int unlink(const char *path) {
    REAL(unlink);
    int result = real(path);
    if (!result) note_of('U', path, 0, NULL, 0);
    return result;
}

int fsync(int fd) {
    REAL(fsync);
    int result = real(fd);
    if (!result) note('S', fd, 0, NULL, 0);
    return result;
}

int fdatasync(int fd) {
    REAL(fdatasync);
    int result = real(fd);
    if (!result) note('S', fd, 0, NULL, 0);
    return result;
}

/*
 * Library for LD_PRELOAD. Wraps functions of the C library and logs a program's file operations below one folder: opening, writing,
 * truncating, creating and removing names, and flushing. From this log, power-disk.ts computes the content of a disk after a power cut.
 * Kills the program at the operation that the test has chosen.
 *
 * POWER_ROOT     absolute path of the watched folder
 * POWER_LOG      log file, opened for appending
 * POWER_CONTROL  file of 8 bytes: number of operations until the cut (little-endian), 0 for no cut
 * POWER_LIES     if set: flushes of files whose path contains this text are skipped and not logged, as if the program did not flush them
 *
 * A record is a header of 24 bytes (operation, handle, number, two lengths), followed by two texts or byte sequences of these lengths.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_DESCRIPTORS 65536

struct head {
  uint32_t operation;
  uint32_t handle;
  uint64_t number;
  uint32_t first;
  uint32_t second;
};

/* For each file descriptor: its handle (0 if the file is not below the root), and 1 if its flushes are skipped. */
static uint32_t handles[MOST_DESCRIPTORS];
static char lies[MOST_DESCRIPTORS];
static ino_t inodes[MOST_DESCRIPTORS];
static uint32_t last_handle;
static uint64_t last_flush;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *root;
static size_t root_length;
static const char *lied;
static int log_descriptor = -1;
static int64_t *left;

static void fail(const char *what) {
  fprintf(stderr, "powerCut: %s: %s\n", what, strerror(errno));
  _exit(97);
}

__attribute__((constructor)) static void begin(void) {
  root = getenv("POWER_ROOT");
  lied = getenv("POWER_LIES");
  const char *log = getenv("POWER_LOG"), *control = getenv("POWER_CONTROL");
  if (!root || !log || !control) return;
  root_length = strlen(root);
  int descriptor = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
  if (descriptor < 0) fail(log);
  /* A high number, which the program's own file descriptors do not reach. */
  log_descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 1000);
  if (log_descriptor < 0) fail("the log's descriptor");
  syscall(SYS_close, descriptor);
  descriptor = syscall(SYS_openat, AT_FDCWD, control, O_RDWR | O_CLOEXEC, 0);
  if (descriptor < 0) fail(control);
  left = mmap(NULL, sizeof *left, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (left == MAP_FAILED) fail("the control file");
  syscall(SYS_close, descriptor);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

/* Writes the absolute path to `into`. Returns 0 if the path is not below the watched folder. */
static int watched(int folder, const char *path, char *into) {
  if (log_descriptor < 0 || !path) return 0;
  if (path[0] == '/') snprintf(into, PATH_MAX, "%s", path);
  else {
    char from[PATH_MAX], link[64];
    if (folder == AT_FDCWD) {
      if (!getcwd(from, sizeof from)) return 0;
    } else {
      snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
      ssize_t length = readlink(link, from, sizeof from - 1);
      if (length < 0) return 0;
      from[length] = 0;
    }
    if (snprintf(into, PATH_MAX, "%s/%s", from, path) >= PATH_MAX) return 0;
  }
  return strncmp(into, root, root_length) == 0 && (into[root_length] == '/' || into[root_length] == 0);
}

/* File descriptors may also be closed without our wrapper and then reused for another file, so the inode is compared. */
static uint32_t handle_of(int descriptor) {
  struct stat found;
  if (descriptor < 0 || descriptor >= MOST_DESCRIPTORS || !handles[descriptor]) return 0;
  if (fstat(descriptor, &found) != 0 || found.st_ino != inodes[descriptor] || !(S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)))
    handles[descriptor] = 0;
  return handles[descriptor];
}

/* Simulates the power cut. Must be called before every logged operation, while holding the lock. */
static void maybe_cut(void) {
  if (*left > 0 && --*left == 0) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
  }
}

static void note(char operation, uint32_t handle, uint64_t number, const void *first, size_t first_length, const void *second,
                 size_t second_length) {
  struct head head = {(uint32_t)operation, handle, number, (uint32_t)first_length, (uint32_t)second_length};
  struct iovec parts[3] = {{&head, sizeof head}, {(void *)first, first_length}, {(void *)second, second_length}};
  ssize_t all = (ssize_t)(sizeof head + first_length + second_length);
  if (syscall(SYS_writev, log_descriptor, parts, 3) != all) fail("the log takes nothing more");
}

static void note_path(char operation, const char *path) { note(operation, 0, 0, path, strlen(path), "", 0); }

static int opened(int descriptor, const char *path, int flags) {
  if (descriptor < 0) return descriptor;
  if (descriptor >= MOST_DESCRIPTORS) fail("too many descriptors");
  struct stat found;
  if (fstat(descriptor, &found) != 0) fail("a file that was opened");
  inodes[descriptor] = found.st_ino;
  handles[descriptor] = ++last_handle;
  lies[descriptor] = lied && *lied && strstr(path + root_length, lied) != NULL;
  note('O', last_handle, (flags & O_TRUNC) ? 1 : 0, path, strlen(path), "", 0);
  return descriptor;
}

static int open_watched(int folder, const char *path, int flags, mode_t mode) {
  char full[PATH_MAX];
  if (!watched(folder, path, full)) {
    int descriptor = syscall(SYS_openat, folder, path, flags, mode);
    if (descriptor >= 0 && descriptor < MOST_DESCRIPTORS) handles[descriptor] = 0;
    return descriptor;
  }
  pthread_mutex_lock(&lock);
  maybe_cut();
  int descriptor = opened(syscall(SYS_openat, folder, path, flags, mode), full, flags);
  pthread_mutex_unlock(&lock);
  return descriptor;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

int open(const char *path, int flags, ...) { MODE(flags) return open_watched(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_watched(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return open_watched(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return open_watched(folder, path, flags, mode); }
int creat(const char *path, mode_t mode) { return open_watched(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int close(int descriptor) {
  if (descriptor == log_descriptor && descriptor >= 0) return 0;
  if (descriptor >= 0 && descriptor < MOST_DESCRIPTORS) handles[descriptor] = 0;
  return syscall(SYS_close, descriptor);
}

/* Runs a call that writes at a known offset, and logs the bytes that were written. */
#define WRITES(call, place, parts, count) \
  pthread_mutex_lock(&lock); \
  maybe_cut(); \
  ssize_t written = (call); \
  if (written > 0) { \
    off_t at = (place); \
    ssize_t rest = written; \
    const struct iovec *list = (parts); \
    for (int index = 0; index < (count) && rest > 0; index++) { \
      ssize_t length = (ssize_t)list[index].iov_len < rest ? (ssize_t)list[index].iov_len : rest; \
      note('W', handle, (uint64_t)at, list[index].iov_base, (size_t)length, "", 0); \
      at += length; \
      rest -= length; \
    } \
  } \
  pthread_mutex_unlock(&lock); \
  return written

ssize_t write(int descriptor, const void *bytes, size_t count) {
  uint32_t handle = handle_of(descriptor);
  if (!handle) return syscall(SYS_write, descriptor, bytes, count);
  struct iovec part = {(void *)bytes, count};
  WRITES(syscall(SYS_write, descriptor, bytes, count), lseek(descriptor, 0, SEEK_CUR) - written, &part, 1);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  uint32_t handle = handle_of(descriptor);
  if (!handle) return syscall(SYS_writev, descriptor, parts, count);
  WRITES(syscall(SYS_writev, descriptor, parts, count), lseek(descriptor, 0, SEEK_CUR) - written, parts, count);
}

static ssize_t write_at(int descriptor, const void *bytes, size_t count, off_t offset) {
  uint32_t handle = handle_of(descriptor);
  if (!handle) return syscall(SYS_pwrite64, descriptor, bytes, count, offset);
  struct iovec part = {(void *)bytes, count};
  WRITES(syscall(SYS_pwrite64, descriptor, bytes, count, offset), offset, &part, 1);
}
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return write_at(descriptor, bytes, count, offset);
}
ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return write_at(descriptor, bytes, count, offset);
}

static ssize_t writev_at(int descriptor, const struct iovec *parts, int count, off_t offset) {
  uint32_t handle = handle_of(descriptor);
  if (!handle) return syscall(SYS_pwritev, descriptor, parts, count, offset, 0);
  WRITES(syscall(SYS_pwritev, descriptor, parts, count, offset, 0), offset, parts, count);
}
ssize_t pwritev(int descriptor, const struct iovec *parts, int count, off_t offset) {
  return writev_at(descriptor, parts, count, offset);
}
ssize_t pwritev64(int descriptor, const struct iovec *parts, int count, off64_t offset) {
  return writev_at(descriptor, parts, count, offset);
}

static int cut_to(int descriptor, off_t size) {
  uint32_t handle = handle_of(descriptor);
  if (!handle) return syscall(SYS_ftruncate, descriptor, size);
  pthread_mutex_lock(&lock);
  maybe_cut();
  int result = syscall(SYS_ftruncate, descriptor, size);
  if (result == 0) note('T', handle, (uint64_t)size, "", 0, "", 0);
  pthread_mutex_unlock(&lock);
  return result;
}
int ftruncate(int descriptor, off_t size) { return cut_to(descriptor, size); }
int ftruncate64(int descriptor, off64_t size) { return cut_to(descriptor, size); }

/* SQLite preallocates space with this call. Existing content stays, so it is logged as a truncation to a larger size. */
static int make_room(int descriptor, off_t offset, off_t length) {
  uint32_t handle = handle_of(descriptor);
  struct stat found;
  if (!handle) return syscall(SYS_fallocate, descriptor, 0, offset, length) == 0 ? 0 : errno;
  if (fstat(descriptor, &found) != 0) return errno;
  if (found.st_size >= offset + length) return 0;
  return cut_to(descriptor, offset + length) == 0 ? 0 : errno;
}
int posix_fallocate(int descriptor, off_t offset, off_t length) { return make_room(descriptor, offset, length); }
int posix_fallocate64(int descriptor, off64_t offset, off64_t length) { return make_room(descriptor, offset, length); }

static int flush(int descriptor, int (*real)(int)) {
  uint32_t handle = handle_of(descriptor);
  if (!handle) return real(descriptor);
  if (lies[descriptor]) return 0;
  pthread_mutex_lock(&lock);
  maybe_cut();
  uint64_t flush_number = ++last_flush;
  note('B', handle, flush_number, "", 0, "", 0);
  pthread_mutex_unlock(&lock);
  int result = real(descriptor);
  if (result != 0) return result;
  pthread_mutex_lock(&lock);
  maybe_cut();
  note('E', handle, flush_number, "", 0, "", 0);
  pthread_mutex_unlock(&lock);
  return 0;
}
int fsync(int descriptor) {
  REAL(fsync);
  return flush(descriptor, real);
}
int fdatasync(int descriptor) {
  REAL(fdatasync);
  return flush(descriptor, real);
}

/* Renaming. A file that moves out of the folder is logged as removed. A move into the folder is not supported by the log. */
static int moved(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  char one[PATH_MAX], other[PATH_MAX];
  int ours = watched(from_folder, from, one), theirs = watched(to_folder, to, other);
  if (!ours && !theirs) return syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
  if (!ours || flags) {
    errno = ENOTSUP;
    fail("a name moves in from elsewhere");
  }
  pthread_mutex_lock(&lock);
  maybe_cut();
  int result = syscall(SYS_renameat2, from_folder, from, to_folder, to, 0);
  if (result == 0) {
    if (theirs) note('R', 0, 0, one, strlen(one), other, strlen(other));
    else note_path('U', one);
  }
  pthread_mutex_unlock(&lock);
  return result;
}
int rename(const char *from, const char *to) { return moved(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return moved(from_folder, from, to_folder, to, 0);
}
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
  return moved(from_folder, from, to_folder, to, flags);
}

static int gone(int folder, const char *path, int flags) {
  char full[PATH_MAX];
  if (!watched(folder, path, full)) return syscall(SYS_unlinkat, folder, path, flags);
  pthread_mutex_lock(&lock);
  maybe_cut();
  int result = syscall(SYS_unlinkat, folder, path, flags);
  if (result == 0) note_path('U', full);
  pthread_mutex_unlock(&lock);
  return result;
}
int unlink(const char *path) { return gone(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return gone(AT_FDCWD, path, AT_REMOVEDIR); }
int unlinkat(int folder, const char *path, int flags) { return gone(folder, path, flags); }
int remove(const char *path) {
  int result = gone(AT_FDCWD, path, 0);
  return result != 0 && errno == EISDIR ? gone(AT_FDCWD, path, AT_REMOVEDIR) : result;
}

static int made(int folder, const char *path, mode_t mode) {
  char full[PATH_MAX];
  if (!watched(folder, path, full)) return syscall(SYS_mkdirat, folder, path, mode);
  pthread_mutex_lock(&lock);
  maybe_cut();
  int result = syscall(SYS_mkdirat, folder, path, mode);
  if (result == 0) note_path('M', full);
  pthread_mutex_unlock(&lock);
  return result;
}
int mkdir(const char *path, mode_t mode) { return made(AT_FDCWD, path, mode); }
int mkdirat(int folder, const char *path, mode_t mode) { return made(folder, path, mode); }

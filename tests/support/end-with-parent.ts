// Preloaded into a program that a test starts with an IPC channel: when the test's process ends, even by a kill, the
// channel closes and this ends the program.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

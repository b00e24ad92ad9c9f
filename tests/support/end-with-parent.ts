// Preloaded into a program that a test starts with an IPC channel. The channel closes when the test's process
// ends, even by SIGKILL, and this ends the program.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

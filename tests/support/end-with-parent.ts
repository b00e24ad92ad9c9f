// Loaded before a program that a test starts with a channel to it: whatever ends the test's process, also a kill, closes
// the channel and ends the program.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

import { type Drawing, draw } from './compiler.ts'

// The server starts this process with the first agreement. The native compiler cannot be interrupted, but a process can.

process.umask(0o077)
process.on('disconnect', () => process.exit(1))
process.on('message', async (drawing: Drawing) => {
  process.send?.(await draw(drawing))
})

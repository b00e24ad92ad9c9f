import { backUpAndTest, type Order } from './restore.ts'

// The server starts this process for each backup, so that its memory is freed at the end.

process.umask(0o077)
process.on('disconnect', () => process.exit(1))
process.once('message', async (order: Order) => {
  const send = (message: object) => new Promise((resolve) => process.send?.(message, resolve))
  try {
    await backUpAndTest(order, (step) => void send({ step }))
    await send({ isDone: true })
  } catch (error) {
    await send({ failure: (error as Error).message })
  }
  process.exit(0)
})

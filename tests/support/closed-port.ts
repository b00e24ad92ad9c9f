import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports below the ephemeral ones, which systems assign to connections and to `listen(0)`. */
const [first, last] = [10_000, 32_000]

/** A port without a listener, which the system does not assign by chance until it is used. */
export const findClosedPort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(first, last)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

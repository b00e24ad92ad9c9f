import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections and to whoever listens on any port. */
const [first, last] = [10_000, 32_000]

/** A port that nobody listens on, and that nobody is given by chance until it is used. */
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

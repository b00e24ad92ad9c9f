import type { FastifyRequest } from 'fastify'

type Patience = { milliseconds: number; minBytes: number }

/** A body must arrive within half a minute; a file may take longer if it keeps arriving at 4 KB a second. */
const standardPatience: Patience = { milliseconds: 30_000, minBytes: 30 * 4 * 1024 }

/**
 * Closes the connection of a client that sends its body too slowly. Node's own limit does not distinguish a form from a
 * file, and a phone needs minutes for 25 MB.
 */
export const cutSlowBodies =
  ({ milliseconds, minBytes }: Patience = standardPatience) =>
  async ({ raw, headers }: FastifyRequest): Promise<void> => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const { socket } = raw
    const isFile = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    let seen = socket.bytesRead
    const timer = setInterval(() => {
      const came = socket.bytesRead - seen
      seen = socket.bytesRead
      // An in-process call has its whole body from the beginning and no connection.
      if (raw.complete !== false) clearInterval(timer)
      else if (!isFile || came < minBytes) socket.destroy()
    }, milliseconds).unref()
    raw.once('close', () => clearInterval(timer))
  }

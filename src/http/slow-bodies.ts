import type { FastifyRequest } from 'fastify'

type Patience = { milliseconds: number; leastBytes: number }

/** A body is here within half a minute; a file keeps coming, at 4 KB a second and more, as long as it takes. */
const standardPatience: Patience = { milliseconds: 30_000, leastBytes: 30 * 4 * 1024 }

/**
 * Cuts the line of whoever sends a body so slowly that it only holds the line. Node's own limit knows no difference
 * between a form and a file, and a phone needs minutes for 25 MB.
 */
export const cutSlowBodies =
  ({ milliseconds, leastBytes }: Patience = standardPatience) =>
  async ({ raw, headers }: FastifyRequest): Promise<void> => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    const { socket } = raw
    const isFile = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
    let seen = socket.bytesRead
    const timer = setInterval(() => {
      const came = socket.bytesRead - seen
      seen = socket.bytesRead
      // A call within the process has a body from the beginning, and no line.
      if (raw.complete !== false) clearInterval(timer)
      else if (!isFile || came < leastBytes) socket.destroy()
    }, milliseconds).unref()
    raw.once('close', () => clearInterval(timer))
  }

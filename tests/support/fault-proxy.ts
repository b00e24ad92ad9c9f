import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/** A simple query of the wire protocol: `Q`, its length, the text and a NUL. */
const commit = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1')

/**
 * Forwards all traffic between a program and PostgreSQL until a fault is requested. Uses any port by default.
 */
export const startFaultProxy = async (target: URL, port = 0) => {
  const sockets = new Set<Socket>()
  let isSilent = false
  let swallowed = 0
  let shareOfLostCommits = 0
  let lostCommits = 0
  const join = (near: Socket) => {
    const far = new Socket()
    far.connect(Number(target.port || 5432), target.hostname)
    // Resets the connection instead of forwarding the response.
    let isCommitLost = false
    const pass = (to: Socket, chunk: Buffer) => {
      if (isSilent) swallowed += 1
      else to.write(chunk)
    }
    near.on('data', (chunk) => {
      isCommitLost ||= chunk.includes(commit) && Math.random() < shareOfLostCommits
      pass(far, chunk)
    })
    far.on('data', (chunk) => {
      if (!isCommitLost) return pass(near, chunk)
      lostCommits += 1
      near.destroy()
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => undefined)
    }
  }
  const server: Server = createServer(join)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  /** Resets both ends of the connection. */
  const reset = async () => {
    const closed = [...sockets].map((socket) => socket.closed || once(socket, 'close'))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
    for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  }
  return {
    url: url.href,
    reset,
    silence: (silent: boolean) => {
      isSilent = silent
      swallowed = 0
    },
    async hasSwallowed(chunks: number) {
      while (swallowed < chunks) await nextTurn()
    },
    /** For this share of commits, from 0 to 1, the server commits but the response is lost. */
    loseCommits: (share: number) => {
      shareOfLostCommits = share
    },
    lostCommits: () => lostCommits,
    async stop() {
      await reset()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

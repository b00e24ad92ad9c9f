import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { hasCode } from '#files/disk.ts'
import { OperatorError } from './operator-error.ts'

// Only one process can have the embedded database. While the server has it, a backup requests a snapshot over
// a socket in the data folder, which only its owner can use.

const socketName = 'backup.sock'
type Answer = { folder: string } | { error: string }

/** A socket address is limited to about a hundred bytes, and the path of a data folder may be longer. */
const withShortPath = <Result>(dataDir: string, use: (path: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-'))
  symlinkSync(dataDir, join(folder, 'data'))
  return use(join(folder, 'data', socketName)).finally(() => rmSync(folder, { recursive: true, force: true }))
}

/**
 * Gives each caller its own snapshot for as long as it stays connected. Call it while the data folder is
 * locked.
 */
export const openSnapshotSocket = async (
  dataDir: string,
  { take, onError }: { take: () => Promise<string>; onError: (error: unknown) => void },
): Promise<{ close(): Promise<void> }> => {
  const path = join(dataDir, socketName)
  const callers = new Set<Socket>()
  const under = new Set<Promise<void>>()
  const server = createServer((socket) => {
    callers.add(socket)
    const answered = answer(socket, { take, onError }).finally(() => {
      callers.delete(socket)
      under.delete(answered)
    })
    under.add(answered)
  })
  await rm(path, { force: true })
  await withShortPath(dataDir, (short) => listen(server, short))
  await chmod(path, 0o600)
  server.unref()
  return {
    async close() {
      server.close()
      for (const socket of callers) socket.destroy()
      await Promise.all(under)
      await rm(path, { force: true })
    },
  }
}

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })

const answer = async (
  socket: Socket,
  { take, onError }: { take: () => Promise<string>; onError: (error: unknown) => void },
): Promise<void> => {
  const gone = new Promise<void>((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.resume()
  const send = (said: Answer) => socket.write(`${JSON.stringify(said)}\n`)
  try {
    const folder = await take()
    send({ folder })
    await gone
    await rm(folder, { recursive: true, force: true })
  } catch (error) {
    onError(error)
    send({ error: 'the server could not copy its database; its log says why' })
    socket.end()
  }
}

/** Requests a snapshot from the server; undefined if none runs on this folder. `release` deletes it. */
export const requestSnapshot = async (
  dataDir: string,
): Promise<{ folder: string; release(): void } | undefined> => {
  if (process.platform === 'win32') return undefined
  let socket: Socket
  try {
    socket = await withShortPath(dataDir, knock)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTSUP')) return undefined
    throw error
  }
  const said = await firstLine(socket)
  if (said === undefined) throw new OperatorError('the server ended before it had copied its database')
  const answered: Answer = JSON.parse(said)
  if ('error' in answered) throw new OperatorError(answered.error)
  return { folder: answered.folder, release: () => socket.destroy() }
}

const knock = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket))
    socket.once('error', reject)
  })

const firstLine = async (socket: Socket): Promise<string | undefined> => {
  for await (const line of createInterface({ input: socket })) return line
  return undefined
}

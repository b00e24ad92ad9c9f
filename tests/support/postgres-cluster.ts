import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findClosedPort } from './closed-port.ts'
import { endWithProcess } from './end-with-process.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { backstopInMs } from './time-limits.ts'

export type PostgresCluster = { url: string; stop(): Promise<void> }

/** Starts a PostgreSQL server for one test run, in `folder` if given, or returns why that is not possible. */
export const startPostgresCluster = async (
  folder?: string,
): Promise<PostgresCluster | { unavailable: string }> => {
  const url = process.env.TEST_DATABASE_URL
  if (url && !folder) return { url, stop: async () => undefined }
  try {
    const binaries = findBinaries() ?? installBinaries()
    return binaries
      ? await startOwnCluster(binaries, folder ?? makeTemporaryFolder('postgres'))
      : { unavailable: noBinaries }
  } catch (error) {
    return { unavailable: `the PostgreSQL server did not start: ${(error as Error).message}` }
  }
}

const noBinaries = 'no PostgreSQL found: install it, or set TEST_DATABASE_URL'

const findBinaries = (): string | undefined => {
  const debianFolder = '/usr/lib/postgresql'
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    '/usr/local/bin',
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

const isRoot = process.getuid?.() === 0

const installBinaries = (): string | undefined => {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', '-q', 'postgresql'], { env, stdio: 'ignore' })
  return findBinaries()
}

const startOwnCluster = async (binaries: string, folder: string): Promise<PostgresCluster> => {
  const owner: Owner = isRoot ? ownerOtherThanRoot() : {}
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  // A process that is ending may still write into it.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  let server: ChildProcess | undefined
  const wasEnded = endWithProcess(() => {
    server?.kill(immediately)
    removeFolder()
  })
  const stop = async () => {
    if (server) await stopServer(server)
    removeFolder()
    wasEnded()
  }
  try {
    makeCluster(binaries, folder, owner)
    const port = await findClosedPort()
    server = startServer(binaries, folder, owner, port)
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
    await waitUntilReady(url, server)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Owner = { uid?: number; gid?: number }

const makeCluster = (binaries: string, folder: string, owner: Owner) => {
  const options = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(binaries, 'initdb'), ['-D', join(folder, 'cluster'), ...options], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  })
}

const startServer = (binaries: string, folder: string, owner: Owner, port: number) => {
  // No data outlives the run, so nothing has to be flushed to disk.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const files = ['-D', join(folder, 'cluster'), '-p', String(port)]
  return spawn(join(binaries, 'postgres'), [...files, ...flags], { ...owner, cwd: folder, stdio: 'ignore' })
}

// The server refuses to run as root.
const ownerOtherThanRoot = (): { uid: number; gid: number } => {
  const idOf = (name: string, kind: '-u' | '-g') =>
    Number(execFileSync('id', [kind, name], { stdio: 'pipe' }))
  try {
    return { uid: idOf('postgres', '-u'), gid: idOf('postgres', '-g') }
  } catch {
    return { uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') }
  }
}

const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + backstopInMs
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (hasEnded(server) || Date.now() > deadline) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

// PostgreSQL's immediate shutdown, because the data is deleted.
const immediately = 'SIGQUIT'

const stopServer = async (server: ChildProcess): Promise<void> => {
  if (hasEnded(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(immediately)
  await ended
}

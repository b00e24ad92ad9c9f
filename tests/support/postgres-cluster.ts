import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

export type PostgresCluster = { url: string; stop(): Promise<void> }

/** A PostgreSQL server for one test run, or the reason why there is none. */
export const startPostgresCluster = async (): Promise<PostgresCluster | { unavailable: string }> => {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => undefined }
  try {
    const binaries = findBinaries() ?? installBinaries()
    return binaries ? await startOwnCluster(binaries) : { unavailable: noBinaries }
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

const startOwnCluster = async (binaries: string): Promise<PostgresCluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-postgres-'))
  const owner: { uid?: number; gid?: number } = isRoot ? ownerOtherThanRoot() : {}
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const cluster = join(folder, 'cluster')
  const options = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(binaries, 'initdb'), ['-D', cluster, ...options], {
    ...owner,
    cwd: folder,
    stdio: 'pipe',
  })

  const port = await findFreePort()
  // Nothing here outlives the run, so nothing has to reach the disk.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(binaries, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const stop = () => stopServer(server, folder)
  try {
    await waitUntilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
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

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const waitUntilReady = async (url: string, server: ChildProcess): Promise<void> => {
  const deadline = Date.now() + 30_000
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

const stopServer = async (server: ChildProcess, folder: string): Promise<void> => {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // Immediate shutdown: its data is thrown away anyway.
    server.kill('SIGQUIT')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}

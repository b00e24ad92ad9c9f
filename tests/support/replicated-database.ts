import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findClosedPort } from './closed-port.ts'
import { endWithProcess } from './end-with-process.ts'

type Node = { name: string; peer: number; etcd: number; rest: number; database: number; folder: string }
type Started = { child: ChildProcess; ended: Promise<unknown> }

/** Why a replicated database cannot be started here. Undefined if it can. */
export const missingForReplication = (): string | undefined => {
  const missing = ['patroni', 'etcd', 'haproxy'].filter((each) => spawnSync(each, ['--version']).error)
  if (missing.length > 0) return `no ${missing.join(', ')}`
  return userInfo().uid === 0 ? undefined : 'only root can start PostgreSQL as another user'
}

/**
 * Three nodes of etcd, Patroni and PostgreSQL on one machine, behind HAProxy, with the files of
 * `deploy/replicated` and other ports.
 */
export class ReplicatedDatabase {
  readonly #folder = mkdtempSync('/var/tmp/mizan-replicated-')
  readonly #nodes: Node[] = []
  readonly #processes = new Map<string, Started>()
  #port = 0

  async open(): Promise<string> {
    chmodSync(this.#folder, 0o755)
    for (const name of ['node1', 'node2', 'node3']) {
      const [peer, etcd] = [await findClosedPort(), await findClosedPort()]
      const [rest, database] = [await findClosedPort(), await findClosedPort()]
      const folder = join(this.#folder, name)
      mkdirSync(folder, { mode: 0o700 })
      chownSync(folder, postgres.uid, postgres.gid)
      this.#nodes.push({ name, peer, etcd, rest, database, folder })
    }
    this.#port = await findClosedPort()
    for (const node of this.#nodes) this.#startEtcd(node)
    for (const node of this.#nodes) this.#startPatroni(node)
    const config = join(this.#folder, 'haproxy.cfg')
    writeFileSync(config, this.#haproxyConfig())
    this.#start('haproxy', 'haproxy', ['-f', config])
    await until(async () => (await this.#members()).filter(({ role }) => role === 'sync_standby').length > 0)
    const admin = this.#urlOf('postgres', 'SUPERUSER_PASSWORD', 'postgres')
    await until(() => administer(admin, "create role mizan login password 'MIZAN_PASSWORD'"))
    await administer(admin, 'create database mizan owner mizan')
    return this.#urlOf('mizan', 'MIZAN_PASSWORD', 'mizan')
  }

  /** Ends the leading node like a power failure, and returns its name. */
  async killLeader(): Promise<string> {
    const leader = (await this.#members()).find(({ role }) => role === 'leader')
    const node = this.#nodes.find(({ name }) => name === leader?.name)
    if (!node) throw new Error('no machine leads')
    const patroni = this.#processes.get(`patroni-${node.name}`)
    const [postmaster] = readFileSync(join(node.folder, 'data/postmaster.pid'), 'utf8').split('\n')
    patroni?.child.kill('SIGKILL')
    // Its child processes end with it.
    process.kill(Number(postmaster), 'SIGKILL')
    this.#processes.get(`etcd-${node.name}`)?.child.kill('SIGKILL')
    return node.name
  }

  /** Waits until all three are members again, and one is a synchronous standby. */
  async revive(name: string): Promise<void> {
    const node = this.#nodes.find((each) => each.name === name)
    if (!node) throw new Error('no such machine')
    this.#startEtcd(node)
    this.#startPatroni(node)
    await until(async () => {
      const members = await this.#members()
      const isThere = members.filter(({ state }) => ['running', 'streaming'].includes(state)).length === 3
      return isThere && members.some(({ role }) => role === 'sync_standby')
    })
  }

  async close(): Promise<void> {
    const all = [...this.#processes.values()]
    for (const { child } of all) child.kill('SIGTERM')
    await Promise.all(all.map(({ ended }) => ended))
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }

  #urlOf(user: string, password: string, database: string): string {
    return `postgresql://${user}:${password}@127.0.0.1:${this.#port}/${database}`
  }

  /** The members as reported by the nodes that respond. The newest report counts. */
  async #members(): Promise<{ name: string; role: string; state: string }[]> {
    for (const { rest } of this.#nodes) {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined)
      if (answer?.ok) {
        const { members } = (await answer.json()) as {
          members?: { name: string; role: string; state: string }[]
        }
        if (members?.some(({ role }) => role === 'leader')) return members
      }
    }
    return []
  }

  #startEtcd({ name, peer, etcd, folder }: Node): void {
    const cluster = this.#nodes.map((node) => `${node.name}=http://127.0.0.1:${node.peer}`).join(',')
    const settings = readFileSync('deploy/replicated/etcd.conf', 'utf8')
      .replace('ETCD_NAME=node1', `ETCD_NAME=${name}`)
      .replace('/var/lib/etcd/mizan', join(folder, 'etcd'))
      .replace(/(?<=ETCD_INITIAL_CLUSTER=).*/, cluster)
      .replaceAll('10.0.0.1:2380', `127.0.0.1:${peer}`)
      .replaceAll('10.0.0.1:2379', `127.0.0.1:${etcd}`)
    const env = Object.fromEntries(
      settings
        .split('\n')
        .filter((line) => /^ETCD_/.test(line))
        .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    this.#start(`etcd-${name}`, 'etcd', [], { env })
  }

  #startPatroni({ name, rest, database, folder }: Node): void {
    const sockets = join(folder, 'sockets')
    mkdirSync(sockets, { recursive: true })
    chownSync(sockets, postgres.uid, postgres.gid)
    const hosts = this.#nodes.map((node) => `127.0.0.1:${node.etcd}`).join(', ')
    const config = join(folder, 'patroni.yml')
    writeFileSync(
      config,
      readFileSync('deploy/replicated/patroni.yml', 'utf8')
        .replace('name: node1', `name: ${name}`)
        .replace(/(?<=hosts: \[).*(?=\])/, hosts)
        .replaceAll('10.0.0.1:8008', `127.0.0.1:${rest}`)
        .replaceAll('10.0.0.1:5432', `127.0.0.1:${database}`)
        .replaceAll('10.0.0.0/24', '127.0.0.1/32')
        .replace('/var/lib/postgresql/15/mizan', join(folder, 'data'))
        .replace('/tmp/patroni-pgpass', join(folder, 'pgpass'))
        .replace('/var/run/postgresql', sockets),
    )
    chownSync(config, postgres.uid, postgres.gid)
    this.#start(`patroni-${name}`, 'patroni', [config], { ...postgres, cwd: folder })
  }

  #haproxyConfig(): string {
    return this.#nodes.reduce(
      (config, { name, database, rest }, at) =>
        config.replace(
          `server ${name} 10.0.0.${at + 1}:5432 check port 8008`,
          `server ${name} 127.0.0.1:${database} check port ${rest}`,
        ),
      readFileSync('deploy/replicated/haproxy.cfg', 'utf8').replaceAll(
        '127.0.0.1:5000',
        `127.0.0.1:${this.#port}`,
      ),
    )
  }

  #start(
    name: string,
    command: string,
    args: string[],
    { env = {}, ...options }: { env?: Record<string, string>; uid?: number; gid?: number; cwd?: string } = {},
  ): void {
    const child = spawn(command, args, {
      stdio: 'ignore',
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', ...env },
      ...options,
    })
    const wasEnded = endWithProcess(() => child.kill('SIGKILL'))
    const ended = new Promise((resolve) => child.once('close', resolve)).then(wasEnded)
    this.#processes.set(name, { child, ended })
  }
}

const idOf = (kind: '-u' | '-g'): number => Number(spawnSync('id', [kind, 'postgres']).stdout.toString())
const postgres = { uid: idOf('-u'), gid: idOf('-g') }

const administer = async (url: string, statement: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query(statement)
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

const maxStartMs = 180_000

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  const began = Date.now()
  while (!(await isDone().catch(() => false))) {
    if (Date.now() - began > maxStartMs) throw new Error('the replicated database does not come up')
    await wait(250)
  }
}

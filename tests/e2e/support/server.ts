import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { timeLimitScale } from '#tests/support/time-limits.ts'
import { clockAheadMs } from './clock.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const setClock = new URL('../../support/clock-ahead.ts', import.meta.url)

export const adminPassword = 'e2e-admin-password'

/** Environment variable that passes the global setup's folder to the workers. */
export const templateVariable = 'JOURNEYS_TEMPLATE'

/** Creates the data of a server that started once on an empty folder and was stopped. */
export const seedTemplate = async (dataDir: string): Promise<void> => {
  const server = new TestServer(dataDir)
  try {
    await server.start()
  } catch (error) {
    await server.kill()
    throw error
  }
  await server.stop()
}

/** A real server process with its own data. `kill` and `start` preserve the data. */
export class TestServer {
  readonly #dataDir: string
  readonly #environment: Record<string, string>
  readonly #program: readonly string[]
  #process: ChildProcess | undefined
  #port = 0
  #clockAheadMs = clockAheadMs
  #ends = 0

  constructor(dataDir: string, environment: Record<string, string> = {}, program = ['dist/server/start.js']) {
    this.#dataDir = dataDir
    this.#environment = environment
    this.#program = program
  }

  /** Starts on a copy of the template, next to it. Leftovers are removed at the end of the run. */
  static async open(environment?: Record<string, string>, program?: string[]): Promise<TestServer> {
    const template = process.env[templateVariable]
    if (!template) throw new Error(`${templateVariable} names no folder: the global setup did not run`)
    const server = new TestServer(join(dirname(template), randomUUID()), environment, program)
    try {
      await cp(template, server.#dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
      await server.start()
    } catch (error) {
      await server.kill()
      await server.#removeData()
      throw error
    }
    return server
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Listens on the same port as before, so that an open page can reconnect. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--import', './tests/support/end-with-parent.ts', ...this.#program],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...process.env,
          PORT: String(this.#port),
          HOST: '127.0.0.1',
          DATA_DIR: this.#dataDir,
          DATABASE_URL: '',
          PUBLIC_URL: '',
          ADMIN_PASSWORD: adminPassword,
          RATE_LIMIT_SCALE: '10000',
          TIME_LIMIT_SCALE: String(timeLimitScale),
          LOG_LEVEL: 'error',
          // The first backup would run during other tests.
          BACKUPS: 'off',
          WEBHOOK_NETWORKS: '127.0.0.1',
          CLOCK_AHEAD_MS: String(this.#clockAheadMs),
          // The engine's thread inherits the variable, and no options of the command line.
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${setClock}`.trim(),
          ...this.#environment,
        },
      },
    )
    this.#process = child
    this.#port = await portOf(child)
  }

  /** The number of times its process was ended. */
  get ends(): number {
    return this.#ends
  }

  /** Simulates a power cut: nothing is flushed, closed or logged. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  /** Makes every recent password confirmation expire, and restarts the server. */
  async letProofsEnd(): Promise<void> {
    await this.stop()
    await promisify(execFile)(process.execPath, ['tests/support/end-proofs.ts', this.#dataDir], { cwd: root })
    await this.start()
  }

  /** Stops the server, and restarts it with its clock at that instant. */
  async sleepUntil(instant: Date): Promise<void> {
    await this.stop()
    this.#clockAheadMs = clockAheadMs + instant.getTime() - Date.now()
    await this.start()
  }

  /** Changes settings like an admin on the settings screen. Visitors see them immediately. */
  async change(settings: Record<string, string>): Promise<void> {
    const cookie = await this.#adminCookie()
    const changes = Object.entries(settings).map(([key, value]) => ({ key, value }))
    await this.#call('/api/admin/settings', { method: 'PUT', body: changes, cookie })
    await this.#call('/api/logout', { method: 'POST', body: {}, cookie })
  }

  /** Writes the result of the hourly check to its file. Without a fault, no check has run. */
  async leaveAuditProof(fault?: { id: number; reason: string; since: string }): Promise<void> {
    const path = join(this.#dataDir, 'audit-proof.json')
    if (fault) await writeFile(path, JSON.stringify({ checkedAt: fault.since, fault }))
    else await rm(path, { force: true })
  }

  async close(): Promise<void> {
    await this.stop()
    await this.#removeData()
  }

  async #adminCookie(): Promise<string> {
    const body = { username: 'admin', password: adminPassword }
    const response = await this.#call('/api/login', { method: 'POST', body })
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }

  async #call(
    path: string,
    { method, body, cookie = '' }: { method: string; body: unknown; cookie?: string },
  ) {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }

  async #removeData(): Promise<void> {
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    this.#ends += 1
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const ready = /ready at http:\/\/localhost:(\d+)/.exec(said)
      if (ready) resolve(Number(ready[1]))
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })

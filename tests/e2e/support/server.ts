import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const adminPassword = 'e2e-admin-password'

/** A real server process on data of its own; `kill` and `start` again keep the data. */
export class TestServer {
  readonly #dataDir: string
  #process: ChildProcess | undefined
  #port = 0

  private constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  static async open(): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), 'mizan-e2e-')))
    await server.start()
    return server
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Listens on the same port as before, so that an open page finds it again. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['src/server.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        PUBLIC_URL: '',
        ADMIN_PASSWORD: adminPassword,
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'error',
      },
    })
    this.#process = child
    this.#port = await portOf(child)
  }

  /** As a power switch would: nothing is written, closed or said. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops, changes settings, starts again on the same port: a visitor finds them changed at once. */
  async change(settings: Record<string, string>): Promise<void> {
    await this.#end('SIGTERM')
    const pairs = Object.entries(settings).map((pair) => pair.join('='))
    const script = join(root, 'tests/e2e/support/set-settings.ts')
    const child = spawn(process.execPath, [script, this.#dataDir, ...pairs], { cwd: root, stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`the settings were not changed: ${code}`)
    await this.start()
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM')
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeLimitScale } from './time-limits.ts'

const root = join(import.meta.dirname, '../..')

/** The real server in a process of its own, on a free port, with no setting but the given ones. */
export class ServerProcess {
  readonly #child: ChildProcess
  /** What it printed so far. */
  out = ''
  error = ''
  /** Its exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  /** The address it printed; rejects when it ends before. */
  readonly url: Promise<string>

  constructor(settings: Record<string, string>) {
    this.#child = spawn(
      process.execPath,
      ['--import', './tests/support/end-with-parent.ts', 'src/server.ts'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          PORT: '0',
          LOG_LEVEL: 'error',
          RATE_LIMIT_SCALE: '1000',
          TIME_LIMIT_SCALE: String(timeLimitScale),
          ...settings,
        },
      },
    )
    this.ended = once(this.#child, 'close').then(([code]) => code)
    this.url = new Promise((resolve, reject) => {
      this.#child.stdout?.on('data', (chunk) => {
        this.out += chunk
        const address = /ready at (http\S+)/.exec(this.out)?.[1]
        if (address) resolve(address)
      })
      this.#child.stderr?.on('data', (chunk) => {
        this.error += chunk
      })
      void this.ended.then((code) => reject(new Error(`the server ended with ${code}: ${this.error}`)))
    })
    // Who waits for the end alone has no use for the address.
    this.url.catch(() => undefined)
  }

  /** The most memory it held since `watchMemory`, and what it holds now, in bytes: Linux tells. */
  watchMemory(): () => { peak: number; start: number } {
    const folder = `/proc/${this.#child.pid}`
    const read = (name: string) => {
      const [, kilobytes] =
        new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`${folder}/status`, 'utf8')) ?? []
      return Number(kilobytes) * 1024
    }
    writeFileSync(`${folder}/clear_refs`, '5')
    const start = read('VmRSS')
    return () => ({ start, peak: read('VmHWM') })
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal)
    return this.ended
  }
}

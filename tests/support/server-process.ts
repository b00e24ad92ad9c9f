import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeLimitScale } from './time-limits.ts'

const root = join(import.meta.dirname, '../..')

/** The real server in its own process, on a free port, with only the given settings. */
export class ServerProcess {
  readonly #child: ChildProcess
  /** Its output so far. */
  out = ''
  error = ''
  /** Its exit code. Null if a signal ended it. */
  readonly ended: Promise<number | null>
  /** The URL it printed. Rejects if it exits before. */
  readonly url: Promise<string>

  /**
   * Runs the built server, which the test setup updates. A script that needs no build sets the source file.
   */
  constructor(
    settings: Record<string, string>,
    file: 'src/server.ts' | 'dist/server/start.js' = 'dist/server/start.js',
  ) {
    this.#child = spawn(process.execPath, ['--import', './tests/support/end-with-parent.ts', file], {
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
    })
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
    // Tests that only wait for the exit do not handle this rejection.
    this.url.catch(() => undefined)
  }

  /** Returns a function for the peak memory since this call, in bytes. Linux only. */
  watchMemory(): () => number {
    const folder = `/proc/${this.#child.pid}`
    writeFileSync(`${folder}/clear_refs`, '5')
    return () => {
      const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`${folder}/status`, 'utf8')) ?? []
      return Number(kilobytes) * 1024
    }
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal)
    return this.ended
  }
}

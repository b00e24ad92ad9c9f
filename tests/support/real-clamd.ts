import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Clamd } from '#files/clamd.ts'
import { findClosedPort } from './closed-port.ts'
import { killWithProcess } from './end-with-process.ts'
import { eicar } from './fake-clamd.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

/** Why the real clamd cannot be used here. Undefined if it can. */
export const missingClamd = (): string | undefined =>
  spawnSync('clamd', ['--version']).status === 0 ? undefined : 'clamd is not installed'

/** A real clamd with one signature of our own, because the official ones are downloads. */
export class RealClamd {
  readonly #folder = makeTemporaryFolder('clamd')
  #process: ChildProcess | undefined
  #said = ''

  get socketUrl(): string {
    return `unix://${join(this.#folder, 'clamd.ctl')}`
  }

  /** Resolves to its address once it responds. */
  async open({ streamMaxLength = '30M' } = {}): Promise<string> {
    const port = await findClosedPort()
    const config = join(this.#folder, 'clamd.conf')
    const signature = `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`
    writeFileSync(join(this.#folder, 'own.ndb'), signature)
    writeFileSync(
      config,
      [
        `DatabaseDirectory ${this.#folder}`,
        `LocalSocket ${join(this.#folder, 'clamd.ctl')}`,
        `TCPSocket ${port}`,
        'TCPAddr 127.0.0.1',
        'Foreground yes',
        'SelfCheck 0',
        `StreamMaxLength ${streamMaxLength}`,
        '',
      ].join('\n'),
    )
    const child = spawn('clamd', ['--config-file', config], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    killWithProcess(child)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        this.#said += bytes
      })
    const address = `tcp://127.0.0.1:${port}`
    for (;;) {
      if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}: ${this.#said}`)
      if (
        await new Clamd(address).ping().then(
          () => true,
          () => false,
        )
      )
        return address
      await wait(50)
    }
  }

  async close(): Promise<void> {
    const child = this.#process
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { killWithProcess } from './end-with-process.ts'

/** The mail server's treatment of a connection. `mute` accepts the mail and disconnects before it confirms. */
export type MailServerMood = 'fine' | 'busy' | 'stalls' | 'drops' | 'closed' | 'mute'

/** Runs a mail server in its own process. */
export class MailServerProcess {
  readonly #child: ChildProcess
  readonly port: Promise<number>
  #out = ''

  constructor(moods: readonly MailServerMood[] = ['fine'], port = 0) {
    this.#child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'mail-server.ts'), String(port), ...moods],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    killWithProcess(this.#child)
    this.port = new Promise((resolve) => {
      this.#child.stdout?.on('data', (chunk) => {
        this.#out += chunk
        const listens = /^listens on (\d+)$/m.exec(this.#out)?.[1]
        if (listens) resolve(Number(listens))
      })
    })
  }

  /** Message-IDs in order of arrival, of confirmed mails and of mails whose confirmation was lost. */
  get accepted(): string[] {
    return this.#ids('accepted')
  }
  get unheard(): string[] {
    return this.#ids('unheard')
  }

  #ids(word: string): string[] {
    return [...this.#out.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, id = '']) => id)
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'close')
    if (this.#child.kill('SIGKILL')) await ended
  }
}

import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, replaceFile } from '#files/disk.ts'

const dayInMs = 24 * 60 * 60_000
/** Longer than the retention of any backup. */
const retentionDays = 90

/**
 * A file beside the database that lists sent mails, because a restored database may list some of them as
 * waiting. Each line contains a mail's `uid` and the time. Several processes append to the same file.
 */
export class SentJournal {
  readonly #path: string
  readonly #sent = new Set<string>()
  #readBytes = 0

  private constructor(path: string) {
    this.#path = path
  }

  /** Removes old lines. A line that another process appends at the same time may be lost. */
  static async open(dataDir: string, now = Date.now()): Promise<SentJournal> {
    const journal = new SentJournal(join(dataDir, 'sent-mail.log'))
    await journal.#forgetOld(now)
    return journal
  }

  async #forgetOld(now: number): Promise<void> {
    const lines = (await this.#read(0)).split('\n').filter(Boolean)
    const recent = lines.filter(
      (line) => now - Date.parse(line.slice(line.indexOf(' ') + 1)) < retentionDays * dayInMs,
    )
    if (recent.length < lines.length)
      await replaceFile(this.#path, recent.map((line) => `${line}\n`).join(''))
  }

  async has(uid: string): Promise<boolean> {
    await this.#readNew()
    return this.#sent.has(uid)
  }

  /** Resolves once the line is written to disk. */
  async add(uid: string): Promise<void> {
    this.#sent.add(uid)
    const file = await open(this.#path, 'a', 0o600)
    try {
      await file.appendFile(`${uid} ${new Date().toISOString()}\n`)
      await file.datasync()
    } finally {
      await file.close()
    }
  }

  /** Reads lines that other processes have appended. */
  async #readNew(): Promise<void> {
    const size = await stat(this.#path).then(
      (found) => found.size,
      () => 0,
    )
    if (size === this.#readBytes) return
    // A shorter file has been rewritten without old lines.
    const text = await this.#read(size < this.#readBytes ? 0 : this.#readBytes)
    for (const line of text.split('\n')) if (line) this.#sent.add(line.slice(0, line.indexOf(' ')))
    this.#readBytes = size
  }

  async #read(from: number): Promise<string> {
    let text = ''
    try {
      for await (const part of createReadStream(this.#path, { start: from, encoding: 'utf8' })) text += part
      return text
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return ''
      throw error
    }
  }
}

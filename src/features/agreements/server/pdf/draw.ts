import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { AppError } from '#http/errors.ts'
import type { Drawing, Drawn } from './compiler.ts'
import type { Paper } from './paper.ts'

/** Drawings that wait for another one. More are refused. */
const maxWaiting = 2
/** In milliseconds, with the time in the queue. */
const defaultLimit = 20_000
/** In milliseconds. An idle process has about 100 MB. */
const idleLimit = 300_000

type Job = {
  drawing: Drawing
  timer: NodeJS.Timeout
  resolve(drawn: Drawn): void
  reject(error: Error): void
}

/**
 * A process that draws one agreement after another: on the thread of the server, a long one would block all requests.
 * It starts with a drawing, and again after it has died.
 */
export class DrawingProcess {
  readonly #limit: number
  readonly #waiting: Job[] = []
  #running: Job | undefined
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(limitInMs = defaultLimit) {
    this.#limit = limitInMs
  }

  /** Rejects with 503 `pdf_busy` if others wait, and with 503 `pdf_failed` if the process dies or takes too long. */
  draw(drawing: Drawing): Promise<Drawn> {
    if (this.#waiting.length >= maxWaiting) return Promise.reject(new AppError('pdf_busy', { retryAfter: 5 }))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#expire(job), this.#limit)
      const job: Job = { drawing, timer, resolve, reject }
      this.#waiting.push(job)
      this.#next()
    })
  }

  /** Ends the process, also one that draws. The next drawing starts another one. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#forget(this.#child)
  }

  #next(): void {
    const job = this.#running ? undefined : this.#waiting.shift()
    if (!job) return
    clearTimeout(this.#idle)
    this.#running = job
    this.#child ??= this.#start()
    // The process keeps the server only while it draws.
    this.#child.ref()
    this.#child.channel?.ref()
    this.#child.send(job.drawing, (error) => error && this.stop())
  }

  #start(): ChildProcess {
    const child = fork(new URL('./draw-process.ts', import.meta.url), {
      execArgv: [],
      serialization: 'advanced',
      // The compiler prints part of the text when it aborts, which must not be in the log of the server.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Without the secrets of the server. Windows starts nothing without its root.
      env: { ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }) },
    })
    child.on('message', (drawn: Drawn) => {
      child.unref()
      child.channel?.unref()
      this.#idle = setTimeout(() => this.stop(), idleLimit).unref()
      this.#settle((job) => job.resolve(drawn))
    })
    child.on('error', () => this.#forget(child))
    child.on('exit', () => this.#forget(child))
    return child
  }

  /** The process has ended, or is about to. */
  #forget(child: ChildProcess | undefined): void {
    if (!child || child !== this.#child) return
    this.#child = undefined
    this.#settle(fail)
  }

  #settle(settle: (job: Job) => void): void {
    const job = this.#running
    this.#running = undefined
    if (job) {
      clearTimeout(job.timer)
      settle(job)
    }
    this.#next()
  }

  #expire(job: Job): void {
    if (job === this.#running) this.stop()
    else {
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      fail(job)
    }
  }
}

const fail = ({ reject }: Job): void => reject(new AppError('pdf_failed', { retryAfter: 5 }))

/** The fonts lack characters of the text. PDF/A refuses boxes. */
export class UndrawableError extends Error {
  readonly characters: readonly string[]
  constructor(characters: readonly string[]) {
    super('the fonts of agreements lack characters of this one')
    this.characters = characters
  }
}

/** The agreement has more than `maxPages`. */
export class TooLongError extends Error {}

/** In all languages of an agreement. */
export const maxPages = 120

/** The one process that draws agreements. It ends with the server. */
export const drawingProcess = new DrawingProcess()

/** A PDF/A-2b of the agreement. The same paper and instant give the same bytes. */
export const drawPaper = async (paper: Paper, at: Date): Promise<Buffer> => {
  const drawn = await drawingProcess.draw({ paper, at: Math.floor(at.getTime() / 1000), maxPages })
  if ('pdf' in drawn) return Buffer.from(drawn.pdf)
  if ('characters' in drawn) throw new UndrawableError(drawn.characters)
  if ('pages' in drawn) throw new TooLongError(`${drawn.pages} pages`)
  if ('unavailable' in drawn) throw new AppError('pdf_unavailable')
  throw new Error(`the agreement was not drawn: ${drawn.failed}`)
}

const fromHere = createRequire(import.meta.url)
const compiler = '@myriaddreamin/typst-ts-node-compiler'

const isInstalled = (name: string): boolean => {
  try {
    fromHere.resolve(name)
    return true
  } catch {
    return false
  }
}

/** Whether the machine has the native part that draws agreements. It is not loaded for this. */
export const canDraw = (platform = process.platform, arch = process.arch): boolean =>
  ['', '-gnu', '-musl', '-gnueabihf', '-msvc'].some((libc) =>
    isInstalled(`${compiler}-${platform}-${arch}${libc}`),
  )

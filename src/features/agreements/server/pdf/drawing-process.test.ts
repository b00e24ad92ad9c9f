import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '#http/errors.ts'
import { paperWith } from '#tests/support/agreement-content.ts'
import type { Drawing } from './compiler.ts'
import { DrawingProcess } from './draw.ts'

const drawing = (text: string): Drawing => ({ paper: paperWith(text), at: 0, maxPages: 10_000 })
const short = drawing('نص')
/** A drawing of a second. */
const long = drawing('يدفع Acme Co. (L.L.C.) 20,000.05 ريال\n'.repeat(5000))

const codeOf = (drawn: Promise<unknown>): Promise<unknown> =>
  drawn.then(
    () => 'drawn',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

describe('the process that draws agreements', () => {
  const processes: DrawingProcess[] = []
  const opened = (limitInMs?: number): DrawingProcess => {
    const process = new DrawingProcess(limitInMs)
    processes.push(process)
    return process
  }
  afterEach(() => {
    for (const process of processes.splice(0)) process.stop()
  })

  it('does not block the server: the longest pause is a fraction of a long drawing', async () => {
    const process = opened()
    await process.draw(short)
    const begin = performance.now()
    let [longestPause, last] = [0, begin]
    const timer = setInterval(() => {
      const now = performance.now()
      longestPause = Math.max(longestPause, now - last)
      last = now
    }, 1)
    await process.draw(long)
    clearInterval(timer)
    expect(longestPause).toBeLessThan((performance.now() - begin) / 4)
  })

  it('draws one after another, and refuses what would wait for more than two', async () => {
    const process = opened()
    const answers = [short, short, short, short].map((each) => codeOf(process.draw(each)))
    expect(await Promise.all(answers)).toEqual(['drawn', 'drawn', 'drawn', 'pdf_busy'])
  })

  it('answers when a drawing takes too long, and when the compiler dies, and starts again', async () => {
    const slow = opened(300)
    await slow.draw(short).catch(() => undefined)
    expect(await codeOf(slow.draw(long))).toBe('pdf_failed')
    const process = opened()
    // The compiler aborts at a word of more than 65,535 bytes.
    expect(await codeOf(process.draw(drawing('ن'.repeat(50_000))))).toBe('pdf_failed')
    expect(await codeOf(process.draw(short))).toBe('drawn')
  })
})

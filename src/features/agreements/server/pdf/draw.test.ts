import { afterAll, describe, expect, it } from 'vitest'
import { paperWith } from '#tests/support/agreement-content.ts'
import { mixedLines } from '#tests/support/mixed-lines.ts'
import { names, orderedLines, pdfOrder, withOpeners } from '#tests/support/visual-order.ts'
import { canDraw, drawingProcess, drawPaper, TooLongError, UndrawableError } from './draw.ts'

const at = new Date('2026-11-26T09:00:00Z')
const refusalOf = (text: string) => drawPaper(paperWith(text), at).catch((error: unknown) => error)

describe('the file of an agreement', () => {
  afterAll(() => drawingProcess.stop())

  it('is PDF/A-2b with embedded fonts, and has the same bytes twice', async () => {
    const lines = mixedLines.map(([line]) => line).join('\n')
    const [one, other] = [await drawPaper(paperWith(lines), at), await drawPaper(paperWith(lines), at)]
    expect(one.equals(other)).toBe(true)
    const text = one.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toMatch(/pdfaid:part>2<\/pdfaid:part[\s\S]*pdfaid:conformance>B</)
    // Every font of the file is embedded.
    expect(text.match(/\/FontFile[23]\b/g)?.length).toBe(text.match(/\/FontDescriptor\b(?= ?\d)/g)?.length)
    expect(text).toMatch(/\/FontFile[23]\b/)
  })

  it('reads as typed: names, amounts, equations, telephone numbers and laws', async () => {
    const linesIn = (wanted: string) =>
      orderedLines.filter(({ language }) => language === wanted).map(({ line }) => line)
    const values = names.map(({ line }) => line)
    const pdf = await drawPaper(
      paperWith(linesIn('ar').join('\n'), { textEn: linesIn('en').join('\n'), values }),
      at,
    )
    const drawn = new Set(await pdfOrder(pdf))
    expect(orderedLines.filter(({ order }) => !drawn.has(withOpeners(order)))).toEqual([])
    expect(names.filter(({ order }) => !drawn.has(withOpeners(`${order}ليمعلا`)))).toEqual([])
  })

  it('refuses characters that the fonts lack, and draws letters of other alphabets and text like code', async () => {
    const refused = await refusalOf('نص 中 😀 \u20c1 ✓')
    expect(refused).toBeInstanceOf(UndrawableError)
    expect(new Set((refused as UndrawableError).characters)).toEqual(new Set('中😀\u20c1✓'))
    const drawn = await drawPaper(
      paperWith('№ Ω Şişli Łódź Nguyễn Газпром #include "x" *a* $b$ \\ #text[y]'),
      at,
    )
    expect(drawn.length).toBeGreaterThan(1000)
  })

  it('refuses more than a hundred and twenty pages', async () => {
    expect(await refusalOf('نص\n'.repeat(6000))).toBeInstanceOf(TooLongError)
  })
})

it('finds the native package for this machine, if there is one', () => {
  expect(canDraw()).toBe(true)
  expect(canDraw('sunos', 'ppc64')).toBe(false)
})

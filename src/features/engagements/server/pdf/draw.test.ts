import { expect, it } from 'vitest'
import { agreementContent } from '#tests/support/agreement-content.ts'
import { mixedLines } from '#tests/support/mixed-lines.ts'
import { agreementPaper } from '../agreement-paper.ts'
import { drawPaper, UndrawableError } from './draw.ts'

const paperOf = (textAr: string) =>
  agreementPaper({ ...agreementContent, textAr, textEn: 'Text.' }, { use: 'sent', logo: '' })
const at = new Date('2026-11-26T09:00:00Z')
const lines = mixedLines.map(([line]) => line).join('\n')

it('draws sixty mixed lines as PDF/A-2b with embedded fonts, and the same bytes twice', async () => {
  const [one, other] = [await drawPaper(paperOf(lines), at), await drawPaper(paperOf(lines), at)]
  expect(one.equals(other)).toBe(true)
  const text = one.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toMatch(/pdfaid:part>2<\/pdfaid:part[\s\S]*pdfaid:conformance>B</)
  // Every font of the file is embedded.
  expect(text.match(/\/FontFile[23]\b/g)?.length).toBe(text.match(/\/FontDescriptor\b(?= ?\d)/g)?.length)
  expect(text).toMatch(/\/FontFile[23]\b/)
})

it('refuses characters that the fonts lack, instead of drawing boxes, and draws text that looks like code', async () => {
  const refused = await drawPaper(paperOf('نص 中 😀'), at).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UndrawableError)
  expect((refused as UndrawableError).characters).toEqual(['中', '😀'])
  expect((await drawPaper(paperOf('#include "x" *a* $b$ \\ #text[y]'), at)).length).toBeGreaterThan(1000)
})

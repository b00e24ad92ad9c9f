import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, it } from 'vitest'
import { paperWith } from '#tests/support/agreement-content.ts'
import { drawingProcess, drawPaper } from './draw.ts'

afterAll(() => drawingProcess.stop())

it('lets words be copied in the order of reading, lam and alef included, without marks of direction', async () => {
  const text = 'لا يجوز الإخلال بالشركة، نورة القحطاني 20,000.05 ريال Acme'
  const pdf = await drawPaper(paperWith(text), new Date('2026-11-26T09:00:00Z'))
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1)
  const { items } = await page.getTextContent()
  const copied = items.map((each) => ('str' in each ? each.str : '')).join(' ')
  for (const word of 'لا يجوز الإخلال بالشركة نورة القحطاني 20,000.05 ريال Acme'.split(' '))
    expect(copied).toContain(word)
  expect(copied).not.toMatch(/[\u2066-\u2069]/)
})

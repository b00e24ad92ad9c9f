import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvCell, csvOf } from './lists.ts'

describe('a CSV cell', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+966550123344', `"'+966550123344"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    [' =1+1', `"' =1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['ميزان، الرياض', 'ميزان، الرياض'],
    ['a, "b"\nc', '"a, ""b""\nc"'],
    [null, ''],
    [-5, '-5'],
  ])('is written for %j as %j', (value, written) => {
    expect(csvCell(value)).toBe(written)
  })

  it('never begins with a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cell = csvCell(text)
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
        expect(read).not.toMatch(/^\s*[=+\-@]/)
        expect(read.replace(/^'/, '')).toBe(text.replace(/^'/, ''))
      }),
    )
  })
})

it('writes a byte order mark, for Excel, and ends each row with CRLF', () => {
  const rows = [
    ['الاسم', 1],
    ['سارة;', 2],
  ]
  expect(csvOf(rows, 'en')).toBe('\ufeffالاسم,1\r\n"سارة;",2\r\n')
  expect(csvOf(rows, 'ar')).toBe('\ufeffالاسم;1\r\n"سارة;";2\r\n')
})

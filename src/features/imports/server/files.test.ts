import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '#api/lists.ts'
import { type AppError, problemOf } from '#http/errors.ts'
import { readTable } from './files.ts'

const bytesOf = (text: string) => Buffer.from(text, 'utf8')
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** Text in the encoding that Arabic Excel writes. */
const windows1256 = (text: string): Buffer => {
  const decoder = new TextDecoder('windows-1256')
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Buffer.from([code])), code]))
  return Buffer.from([...text].map((sign) => codes.get(sign) ?? 0x3f))
}

const refusal = (bytes: Buffer): string => {
  try {
    readTable(bytes)
    return 'none'
  } catch (error) {
    return problemOf(error as AppError, (message) => message).detail
  }
}

const text = 'الاسم,Email\r\nسارة,sara@example.com\r\n'

describe('a file with a title above its headers', () => {
  const countKnown = (heads: string[]) => heads.filter((head) => /^(name|email)$/i.test(head.trim())).length

  it.each([
    ['a title', 'Clients of 2026\nName,Email\nSara,s@example.com'],
    ['a title of the width of the table', 'العملاء,\n,\nName,Email\nSara,s@example.com'],
    ['a title with separators', 'Clients, old and new, in Riyadh\nName;Email\nSara;s@example.com'],
  ])('is read with %s', (_name, file) => {
    const { heads, lines, titles } = readTable(bytesOf(file), countKnown)
    expect([heads, lines.map(({ cells }) => cells)]).toEqual([['Name', 'Email'], [['Sara', 's@example.com']]])
    expect(titles).toHaveLength(1)
  })

  it('has columns without a header for cells beyond the headers', () => {
    expect(readTable(bytesOf('Name\nSara,x,y'), countKnown)).toMatchObject({
      heads: ['Name', '', ''],
      lines: [{ cells: ['Sara', 'x', 'y'] }],
    })
  })
})

describe('a spreadsheet file', () => {
  it.each([
    ['utf-8', bytesOf(text)],
    ['utf-8', bytesOf(`\ufeff${text}`)],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16be', utf16be(`\ufeff${text}`)],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', utf16be(text)],
    ['windows-1256', windows1256(text)],
  ])('is read in %s, with and without a byte order mark', (encoding, bytes) => {
    expect(readTable(bytes)).toEqual({
      encoding,
      separator: 'comma',
      heads: ['الاسم', 'Email'],
      lines: [{ line: 2, cells: ['سارة', 'sara@example.com'] }],
    })
  })

  it.each([
    ['comma', 'a,"b;c;d;e",c\n1,2,3'],
    ['semicolon', 'a;b,c;d\n1;2;3'],
    ['tab', 'a\tb,c\td\n1\t2\t3'],
    ['semicolon', 'sep=;\r\na;b,c,d,e;f\r\n1;2;3'],
    ['comma', 'a\n1'],
  ])('is separated by %s in %j', (separator, body) => {
    expect(readTable(bytesOf(body))).toMatchObject({
      separator,
      lines: [{ cells: expect.arrayContaining(['1']) }],
    })
  })

  it.each(['\r\n', '\n', '\r'])('has the line numbers of an editor with the line ending %j', (end) => {
    const body = ['name,text', 'a,"one', 'two"', '', 'b,', ',,', '"c ""x""",y'].join(end)
    expect(readTable(bytesOf(body)).lines).toEqual([
      { line: 2, cells: ['a', 'one\ntwo'] },
      { line: 5, cells: ['b', ''] },
      { line: 7, cells: ['c "x"', 'y'] },
    ])
  })

  it('counts the line that sets the separator', () => {
    expect(readTable(bytesOf('sep=,\na,b\n1,2')).lines).toEqual([{ line: 3, cells: ['1', '2'] }])
  })

  it('restores what the export writes, with formulas as text', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\0', '').trim())
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const written = rows.map(([first, second]) => [`x${first}`, second.replace(/^'+/, '')] as const)
        const { lines } = readTable(bytesOf(csvOf([['a', 'b'], ...written], 'ar')))
        expect(lines.map(({ cells }) => cells)).toEqual(
          written.map((row) => row.map((each) => each.replace(/\r\n?/g, '\n').trim())),
        )
      }),
    )
    const formulas = ['=1+1', '+966550123344', '-1', '@SUM(A1)']
    const { lines } = readTable(bytesOf(csvOf([['a'], ...formulas.map((each) => [each])], 'en')))
    expect(lines.map(({ cells }) => cells[0])).toEqual(formulas)
  })

  it.each([
    ['an Excel workbook', Buffer.from('PK\u0003\u0004…'), 'import.refused.workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'import.refused.workbook'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 0]), 'import.refused.binary'],
    ['an empty file', Buffer.alloc(0), 'import.refused.empty'],
    ['only headers', bytesOf('a,b\n'), 'import.refused.empty'],
    ['too many lines', bytesOf(`a\n${'1\n'.repeat(10_001)}`), 'import.refused.lines?n=10000'],
    ['too many columns', bytesOf(`${'a,'.repeat(101)}\n1`), 'import.refused.columns'],
    ['an unclosed quotation', bytesOf('a,b\n1,"2\n3'), 'import.refused.line?id=2'],
    ['one endless line', bytesOf(`a\n${'x'.repeat(200_000)}`), 'import.refused.line?id=2'],
  ])('is refused with its reason: %s', (_name, bytes, reason) => {
    expect(refusal(bytes)).toBe(reason)
  })

  it('may have ten thousand lines', () => {
    expect(readTable(bytesOf(`a\n${'1\n'.repeat(10_000)}`)).lines).toHaveLength(10_000)
  })
})

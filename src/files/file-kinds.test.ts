import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { kindOf, safeName } from './file-kinds.ts'

let folder: string
beforeAll(() => {
  folder = makeTemporaryFolder('kinds')
})
afterAll(() => rm(folder, { recursive: true }))

const judge = async (bytes: Buffer | string) => {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, bytes)
  return kindOf(path)
}

const ftyp = (major: string, other: string) =>
  Buffer.from(`\0\0\0\x18ftyp${major}\0\0\0\0${other}miaf\0\0\0\x08mdat`, 'latin1')

const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1_016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

/** A ZIP archive of uncompressed parts, each with this many bytes. */
const zipOf = (parts: Record<string, number>) => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, size] of Object.entries(parts)) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(size, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      fields,
      Buffer.from(name),
      Buffer.alloc(size, 97),
    ])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.alloc(2), fields, place, Buffer.from(name))
    bodies.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, central, Buffer.from('PK\x05\x06'), end])
}

describe('the type of a file', () => {
  it.each<[string, string | Buffer, string]>([
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf'],
    ['an Arabic text', 'بسم الله\nعقد إيجار\tبند 1', 'text/plain'],
    ['a PDF after an empty line', '\r\n%PDF-1.4\n1 0 obj', 'application/pdf'],
    ['a PDF after printer commands', '@PJL ENTER LANGUAGE=PDF\n%PDF-1.4\n1 0 obj\n', 'application/pdf'],
    ['a text about PDF', 'Files begin with %PDF-1.7, says the book.', 'text/plain'],
    ...['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'mif1', 'msf1', 'miaf'].map(
      (brand): [string, Buffer, string] => [`HEIC ${brand}`, ftyp(brand, 'mif1'), 'image/heic'],
    ),
    ['UTF-16 of Windows', Buffer.from('\ufeffعقد إيجار 5', 'utf16le'), 'text/plain'],
    ['UTF-16 the other way', Buffer.from('\ufeffLease 5', 'utf16le').swap16(), 'text/plain'],
    [
      'a docx whose pictures come first',
      zipOf({ 'word/media/a.png': 300_000, '[Content_Types].xml': 9, 'word/document2.xml': 9 }),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'an xlsx that ends with its types',
      zipOf({ 'xl/workbook.xml': 9, '[Content_Types].xml': 9 }),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('is detected from its content, whichever program wrote it: %s', async (_name, bytes, kind) => {
    expect(await judge(bytes)).toBe(kind)
  })

  it.each([
    ['an empty file', '', 'empty'],
    ['a locked document', compound('EncryptedPackage'), 'locked'],
    ['a document of Word 97', compound('WordDocument'), 'old'],
    ['a sheet of Excel 97', compound('Workbook'), 'old'],
    [
      'a document with macros',
      zipOf({ '[Content_Types].xml': 9, 'word/document.xml': 9, 'word/vbaProject.bin': 9 }),
      'macros',
    ],
    ['an archive', zipOf({ 'contract.pdf': 9 }), 'archive'],
  ])('is refused with a reason: %s', async (_name, bytes, reason) => {
    await expect(judge(bytes)).rejects.toMatchObject({ detail: `error.file_kind.${reason}` })
  })

  it.each([
    ['AVIF in the container of HEIC', ftyp('mif1', 'avif')],
    ['a film', ftyp('isom', 'mp42')],
    ['a mail of Outlook', compound('__nameid_version1.0')],
  ])('is refused as unknown: %s', async (_name, bytes) => {
    await expect(judge(bytes)).rejects.toMatchObject({ detail: 'error.file_kind' })
  })

  it.each([
    ['nothing at all', ''],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a web page with a script', Buffer.from([0x3c, 0x68, 0, 0x73])],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['bytes that are not text', Buffer.from([0xff, 0xfe, 0x00, 0x01])],
  ])('is refused: %s', async (_name, bytes) => {
    await expect(judge(bytes)).rejects.toMatchObject({ code: 'file_kind', status: 415 })
  })
})

describe('the name of a file', () => {
  it.each([
    ['عقد التأسيس.pdf', 'عقد التأسيس.pdf'],
    ['..\\..\\فاتورة.exe', 'فاتورة.pdf'],
    ['/etc/passwd', 'passwd.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.pdf'],
    ['', 'file.pdf'],
    ['...', 'file.pdf'],
    ['a:b*c?.pdf', 'abc.pdf'],
    ['عقد رقم 3.5', 'عقد رقم 3.5.pdf'],
    ['Contract no. 7', 'Contract no. 7.pdf'],
    ['Lease v1.2.Final', 'Lease v1.2.Final.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf'],
    ['.pdf', 'file.pdf'],
  ])('"%s" becomes "%s"', (typed, shown) => {
    expect(safeName(typed, 'application/pdf')).toBe(shown)
  })

  it('never contains a path or a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = safeName(typed, 'text/plain')
        expect(name).not.toMatch(/[/\\\p{Cc}]/u)
        expect(name).toMatch(/^[^.\s].*\.txt$/u)
      }),
    )
  })
})

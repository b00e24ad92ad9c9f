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

describe('the kind of a file', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf'],
    ['an Arabic text', 'بسم الله\nعقد إيجار\tبند 1', 'text/plain'],
  ])('is told by its content: %s', async (_name, bytes, kind) => {
    expect(await judge(bytes)).toBe(kind)
  })

  it.each([
    ['nothing at all', ''],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a web page with a script', Buffer.from([0x3c, 0x68, 0, 0x73])],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x01])],
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
  ])('"%s" becomes "%s"', (typed, shown) => {
    expect(safeName(typed, 'application/pdf')).toBe(shown)
  })

  it('never holds a path or a control character, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = safeName(typed, 'text/plain')
        expect(name).not.toMatch(/[/\\\p{Cc}]/u)
        expect(name).toMatch(/^[^.\s].*\.txt$/u)
      }),
    )
  })
})

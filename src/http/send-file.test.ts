import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attachmentNamed } from './send-file.ts'

const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')

it('keeps an Arabic name, with an ASCII fallback for other programs', () => {
  const header = attachmentNamed('نورة القحطاني.vcf')
  expect(header).toMatch(/^attachment; filename="download\.vcf"; filename\*=UTF-8''%D9%86/)
  expect(nameIn(header)).toBe('نورة القحطاني.vcf')
  expect(attachmentNamed("Sara O'Brien.vcf")).toBe(
    `attachment; filename="Sara O'Brien.vcf"; filename*=UTF-8''Sara%20O%27Brien.vcf`,
  )
})

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['a"; filename="b.exe', 'a ; filename= b.exe'],
  ['line\r\nSet-Cookie: a=b', 'line Set-Cookie a=b'],
  ['\u202egnp.exe', 'gnp.exe'],
])('keeps a name inside its header and its folder: %j', (name, safe) => {
  expect(nameIn(attachmentNamed(name)).replace(/^[. ]+/, '')).toBe(safe)
})

it('gives one ASCII line with one name in each form, for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(attachmentNamed(name)).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.~%&+,;=@#$^`{}-]+$/,
      )
    }),
  )
})

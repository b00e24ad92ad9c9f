import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isVerdict, reEncode } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 're-encode-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, bytes: Buffer): string => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const png = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
}

describe('an unusable image', () => {
  it.each([
    ['text', async () => Buffer.from('plain text')],
    ['half a picture', async () => (await png()).subarray(0, 90)],
    [
      'a picture with a damaged middle',
      async () => {
        const bytes = await png()
        return bytes.fill(0, 50, 70)
      },
    ],
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an empty file', async () => Buffer.alloc(0)],
  ])('is refused as a wrong kind: %s', async (name, bytes) => {
    await expect(reEncode(fileOf(name, await bytes()))).rejects.toMatchObject({ code: 'picture_kind' })
  })

  it('is not reported for a missing file', async () => {
    await expect(reEncode(join(folder, 'missing'))).rejects.not.toMatchObject({ code: 'picture_kind' })
  })

  it.each([
    'VipsJpeg: out of memory',
    'vips_tracked: out of memory -- size == 4MB',
    'heif: Memory allocation error: Unspecified (6.0)',
    'unable to open for read',
    'ENOSPC: no space left on device',
    'Too many open files',
    'something new',
  ])('is not reported for an error of the machine: %s', (message) => {
    expect(isVerdict(new Error(message))).toBe(false)
  })

  it.each([
    'Input image exceeds pixel limit',
    'VipsJpeg: premature end of JPEG image',
    'heif: Memory allocation error: Security limit exceeded',
  ])('is reported for an error of the decoder: %s', (message) => {
    expect(isVerdict(new Error(message))).toBe(true)
  })
})

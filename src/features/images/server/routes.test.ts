import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { detailOf } from '#tests/support/answers.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { openApp } from '#tests/support/suite.ts'
import { callAs } from '#tests/support/test-app.ts'
import { images } from './table.ts'

describeOnBothEngines('an image', (openTestDatabase) => {
  const app = openApp(openTestDatabase)
  const staff = app.person('staff', 'noura')
  const upload = (bytes: Buffer, name = 'portrait.jpg') =>
    callAs(app, staff, { method: 'POST', url: '/api/admin/images', ...fileForm({}, { name, bytes }) })
  const picture = (width: number, height: number, background: string | object = '#094d51') =>
    sharp({ create: { width, height, channels: 4, background } })
  const shown = async (url: string) => {
    const response = await app.get(url)
    return { ...response, info: await sharp(response.rawPayload).metadata() }
  }

  it('is re-encoded: smaller, upright, without metadata of the camera, and with its transparency', async () => {
    const sent = await picture(3000, 1500)
      .removeAlpha()
      .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'Riyadh' } })
      .jpeg()
      .toBuffer()
    const { url, width, height } = (await upload(sent)).json()
    expect([width, height]).toEqual([1600, 800])
    const { info, headers, rawPayload } = await shown(url)
    expect(info).toMatchObject({ format: 'jpeg', width: 1600 })
    expect(info.exif).toBeUndefined()
    expect(rawPayload.includes(Buffer.from('Somebody'))).toBe(false)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const clear = await picture(300, 100, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()
    const { info: reduced } = await shown((await upload(clear, 'logo.png')).json().url)
    expect(reduced).toMatchObject({ format: 'webp', hasAlpha: true, width: 300 })
  })

  it.each([
    [
      'a drawing that may contain scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['a page named as an image', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a broken picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('is refused as %s, and nothing is stored', async (_name, bytes) => {
    const before = await app.db.$count(images)
    const response = await upload(bytes)
    const found = detailOf(response)
    expect(found).toEqual([415, 'Only images (jpg, png, webp, gif) up to 10 MB can be uploaded.'])
    expect(await app.db.$count(images)).toBe(before)
  })

  it('is refused if it is too large, by bytes or by decoded pixels', async () => {
    expect((await upload(Buffer.alloc(11 * 1024 * 1024, 1))).statusCode).toBe(413)
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect((await upload(bomb)).statusCode).toBe(415)
  })

  it('is not shown if its file is changed, truncated or missing, or its id unknown', async () => {
    const { url } = (await upload(await picture(400, 300).png().toBuffer(), 'logo.png')).json()
    const path = app.files.pathOf(url.slice('/images/'.length))
    const bytes = await readFile(path)
    await writeFile(path, Buffer.from(bytes).fill(0x41, 20, 30))
    const damaged = await app.get(url)
    expect([damaged.statusCode, damaged.headers['cache-control']]).toEqual([500, 'no-store'])
    await truncate(path, bytes.length - 1)
    expect((await app.get(url)).statusCode).toBe(500)
    await rm(path)
    expect((await app.get(url)).statusCode).toBe(404)
    for (const unknown of [`/images/${crypto.randomUUID()}`, '/images/x', '/images/../files'])
      expect((await app.get(unknown)).statusCode).toBe(404)
  })
})

import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ClamdMood, eicar, FakeClamd } from '#tests/support/fake-clamd.ts'
import { Clamd } from './clamd.ts'

describe('a clamd', () => {
  let server: FakeClamd
  let address: string
  beforeEach(async () => {
    server = new FakeClamd()
    address = await server.open()
  })
  afterEach(() => server.close())

  const scan = (file: Buffer | Readable, limits = {}) =>
    new Clamd(address, limits).scan(file instanceof Readable ? file : Readable.from([file]))

  it('receives every byte of a file, also of an empty one, and reports it as clean', async () => {
    const file = randomBytes(3_000_000)
    const pieces = Readable.from([file.subarray(0, 1), file.subarray(1, 70_000), file.subarray(70_000)])
    expect(await scan(pieces)).toEqual({ isClean: true })
    expect(await scan(Buffer.alloc(0))).toEqual({ isClean: true })
    expect(server.files).toEqual([file, Buffer.alloc(0)])
  })

  it('reports the name of a finding', async () => {
    expect(await scan(Buffer.from(`before ${eicar} after`))).toEqual({
      isClean: false,
      found: 'Eicar-Test-Signature',
    })
  })

  it.each<[ClamdMood, string]>([
    ['error', 'REFUSED'],
    ['full', 'TOO_LARGE'],
    ['cuts', 'CUT'],
    ['babbles', 'NO_VERDICT'],
    ['almost', 'REFUSED'],
  ])('that %s does not report a file as clean', async (mood, code) => {
    server.mood = mood
    await expect(scan(Buffer.from('a deed'))).rejects.toMatchObject({ name: 'ClamdError', code })
  })

  it.each<ClamdMood>(['silent', 'drips'])('that %s times out', async (mood) => {
    server.mood = mood
    await expect(scan(Buffer.from('a deed'), { wholeMs: 200 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('that hangs up during a large file ends the upload', async () => {
    server.mood = 'cuts'
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536)
      })(),
    )
    await expect(scan(endless)).rejects.toMatchObject({ name: 'ClamdError' })
    expect(endless.destroyed).toBe(true)
  })

  it('that is missing is distinguished from one that fails', async () => {
    await server.close()
    await expect(scan(Buffer.from('a deed'))).rejects.toMatchObject({ code: 'UNREACHABLE' })
    await expect(new Clamd(address).ping()).rejects.toMatchObject({ code: 'UNREACHABLE' })
    await expect(new Clamd('unix:///nowhere/clamd.ctl').ping()).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  it('answers a ping', async () => {
    await new Clamd(address).ping()
    server.mood = 'silent'
    await expect(new Clamd(address, { wholeMs: 200 }).ping()).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('does not receive the end of an unreadable file, and the caller gets the error', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half a deed')
        throw new Error('the disk is gone')
      })(),
    )
    await expect(scan(broken)).rejects.toThrow('the disk is gone')
    expect(server.files).toEqual([])
  })

  it('is disconnected immediately on an abort', async () => {
    server.mood = 'silent'
    const stopping = new AbortController()
    const scanning = new Clamd(address).scan(Readable.from([Buffer.from('a deed')]), stopping.signal)
    stopping.abort()
    await expect(scanning).rejects.toMatchObject({ code: 'CUT' })
  })
})

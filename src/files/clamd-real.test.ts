import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eicar } from '#tests/support/fake-clamd.ts'
import { missingClamd, RealClamd } from '#tests/support/real-clamd.ts'
import { Clamd } from './clamd.ts'

const missing = missingClamd()
const megabyte = 1024 * 1024

/** `clamd.test.ts` tests our side of the protocol. This tests it against a real clamd. */
describe.skipIf(missing)(`the clamd of the system${missing ? ` (SKIPPED: ${missing})` : ''}`, () => {
  const server = new RealClamd()
  let address: string
  beforeAll(async () => {
    address = await server.open()
  })
  afterAll(() => server.close())
  const scan = (bytes: Buffer, at = address) => new Clamd(at).scan(Readable.from([bytes]))

  it('finds the test file, by port and by socket, and inside a larger file', async () => {
    const found = { isClean: false, found: 'Eicar-Test-Signature.UNOFFICIAL' }
    expect(await scan(Buffer.from(eicar))).toEqual(found)
    expect(await scan(Buffer.from(eicar), server.socketUrl)).toEqual(found)
    expect(await scan(Buffer.concat([randomBytes(megabyte), Buffer.from(eicar)]))).toEqual(found)
  })

  it('reports other files as clean, including the largest allowed and an empty one', async () => {
    expect(await scan(Buffer.from('%PDF-1.7\n'))).toEqual({ isClean: true })
    expect(await scan(randomBytes(25 * megabyte))).toEqual({ isClean: true })
    expect(await scan(Buffer.alloc(0))).toEqual({ isClean: true })
  })

  it('handles concurrent scans', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, (_, at) => scan(Buffer.from(at % 5 === 0 ? eicar : `deed ${at}`))),
    )
    expect(verdicts.map(({ isClean }) => isClean)).toEqual(
      Array.from({ length: 20 }, (_, at) => at % 5 !== 0),
    )
  })
})

describe.skipIf(missing)('a clamd with a small size limit', () => {
  const server = new RealClamd()
  afterAll(() => server.close())

  it('does not report a larger file as clean', async () => {
    const address = await server.open({ streamMaxLength: '1M' })
    const scanning = new Clamd(address).scan(Readable.from([randomBytes(8 * megabyte)]))
    await expect(scanning).rejects.toMatchObject({ name: 'ClamdError' })
  })
})

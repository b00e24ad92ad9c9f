import { afterAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '#env.ts'
import { FileStore } from '#files/file-store.ts'
import { openBucket } from '#files/open-bucket.ts'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { missingSwift, RealBuckets } from '#tests/support/real-bucket.ts'
import { openPeople } from '#tests/support/suite.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'
import { callAs } from '#tests/support/test-app.ts'
import { documents } from './table.ts'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const missing = missingSwift()

describe.skipIf(missing)(`the bucket of files${missing ? ` (SKIPPED: ${missing})` : ''}`, () => {
  describeOnBothEngines('a document', (openTestDatabase) => {
    const server = new RealBuckets()
    const { app, people } = openPeople(openTestDatabase, [], async () => {
      await server.open()
      const bucket = await openBucket(readEnvironment({ FILES_URL: await server.make() }).bucket)
      return { files: await FileStore.open(makeTemporaryFolder('documents'), { spaceFloor: 0, bucket }) }
    })
    afterAll(() => server.close())

    const url = '/api/client/documents'
    const send = () =>
      callAs(app, people.client, { method: 'POST', url, ...fileForm({}, { name: 'deed.pdf', bytes: pdf }) })
    const fetchOf = (id: number, headers = {}) =>
      callAs(app, people.client, { method: 'GET', url: `${url}/${id}/download`, headers })

    it('is uploaded and downloaded, whole and in part', async () => {
      const sent = await send()
      expect(sent.statusCode).toBe(201)
      const { id } = sent.json()
      const whole = await fetchOf(id)
      expect([whole.statusCode, whole.body]).toEqual([200, pdf.toString()])
      const part = await fetchOf(id, { range: 'bytes=1-3' })
      expect([part.statusCode, part.body]).toEqual([206, 'PDF'])
    })

    it('is refused with 503 while the bucket does not answer, leaves no row, and can be downloaded afterwards', async () => {
      const { id } = (await send()).json()
      const rows = () => app.db.select({ id: documents.id }).from(documents)
      const before = await rows()
      await server.stop()
      try {
        for (const refused of [await send(), await fetchOf(id)]) {
          expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
          expect(refused.headers['retry-after']).toBe('5')
        }
        expect((await app.get('/readyz')).statusCode).toBe(503)
      } finally {
        await server.open()
      }
      expect(await rows()).toEqual(before)
      expect((await fetchOf(id)).statusCode).toBe(200)
    })
  })
})

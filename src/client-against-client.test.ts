import type { InjectOptions } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { publication } from '#features/publications/server/calls.matrix.ts'
import { publications } from '#features/publications/server/table.ts'
import { calls, insertRecordFor } from '#tests/support/calls.ts'
import { expectNoChange } from '#tests/support/database-state.ts'
import { describeEmbedded } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { operationsOf, takes, withIds } from '#tests/support/operations.ts'
import { insertId } from '#tests/support/rows.ts'
import { expectSameAnswer, type Pair, pairOf, waysTo } from '#tests/support/same-answer.ts'
import { storeText } from '#tests/support/stored-file.ts'
import { openApp } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'

// Two clients who are opponents in court: neither may learn whether the other's records exist.

const unknown = 999_999
/** Part of every text in the other client's records. */
const secret = 'OPPONENTS-SECRET'

/** Calls that are open to everyone, or with a category instead of a record in their path. */
const isPublic = (path: string) =>
  `/api/services/ /api/team-members/ /api/publications/ /api/legal-pages/ /api/user/consents/{purpose}`
    .split(/\s+/)
    .some((start) => path.startsWith(start))

/** Ids of records in a query or a body instead of a path. */
const kinds = ['consultation', 'request', 'document', 'message', 'person'] as const
type Named = Record<(typeof kinds)[number], number>
type Case = (named: Named) => InjectOptions

const newMessage = { subject: 'Hello', content: 'A question.' }
const write =
  (rest: (named: Named) => object): Case =>
  (named) => ({ method: 'POST', url: '/api/messages', payload: { ...newMessage, ...rest(named) } })
const upload =
  (fields: (named: Named) => Record<string, string>): Case =>
  (named) => ({
    method: 'POST',
    url: '/api/client/documents',
    ...fileForm(fields(named), { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') }),
  })
const list =
  (path: string): Case =>
  ({ consultation: id }) => ({ url: `${path}?consultationId=${id}` })

/** Keyed by call and field, as in the OpenAPI document. */
const fieldCases: Record<string, Case> = {
  'POST /api/messages toUserId': write(({ person }) => ({ toUserId: person })),
  'POST /api/messages parentMessageId': write(({ message }) => ({ parentMessageId: message })),
  'POST /api/messages consultationId': write(({ consultation: id }) => ({ consultationId: id })),
  'POST /api/messages attachments': write(({ document }) => ({ attachments: [document] })),
  'GET /api/messages consultationId': list('/api/messages'),
  'GET /api/client/documents consultationId': list('/api/client/documents'),
  'GET /api/client/document-requests consultationId': list('/api/client/document-requests'),
  'GET /api/client/correspondents consultationId': list('/api/client/correspondents'),
  'POST /api/client/earlier-requests ids': ({ consultation: id }) => ({
    method: 'POST',
    url: '/api/client/earlier-requests',
    payload: { ids: [id] },
  }),
  'POST /api/client/documents consultationId': upload(({ consultation: id }) => ({
    consultationId: String(id),
  })),
  'POST /api/client/documents documentRequestId': upload(({ request }) => ({
    documentRequestId: String(request),
  })),
}

/** Publications and versions of questions belong to the firm, and everyone may refer to them. */
const isNobodys = (field: string) => field === 'publicationId' || field === 'versionId'

describeEmbedded('a client against another client', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [messages, documentRequests, documents, consultations, favorites])
  const client = app.person('client', 'the.client', { isVerified: true })
  const opponent = app.person('client', 'the.opponent', { isVerified: true })
  let named: Named
  beforeEach(async () => {
    named = await recordsOf(opponent)
  })

  /** One record of each kind that a client can have. */
  const recordsOf = async ({ id: userId }: Person): Promise<Named> => {
    const texts = { firstName: secret, lastName: secret, subject: secret, message: secret, notes: secret }
    const file = { name: `${secret}.pdf`, type: 'application/pdf' }
    const { db, files } = app
    const document = await insertId(db, documents, {
      ...{ userId, ...file, ...(await storeText(files, `%PDF-1.7 ${secret}`)) },
    })
    const letter = { toUserId: userId, subject: secret, content: secret, attachments: [document] }
    const publicationId = await insertId(db, publications, publication)
    await db.insert(favorites).values({ userId, publicationId })
    return {
      consultation: await insertId(db, consultations, {
        ...{ ...consultation, ...texts, service: 'corporate', userId },
      }),
      request: await insertId(db, documentRequests, { userId, title: secret, dueDate: '2030-01-01' }),
      document,
      message: await insertId(db, messages, letter),
      person: userId,
    }
  }
  const nobodys = Object.fromEntries(kinds.map((kind) => [kind, unknown])) as Named

  const isOfOffice = (path: string) => /^\/api\/(admin|user\/tokens)\//.test(path)
  const harmless = (requests: Pair[], status: (path: string) => number) =>
    requests.map(([theirs, nobody]) => ({
      name: `${theirs.method ?? 'GET'} ${theirs.url}`,
      prepare: async () => () => expectSameAnswer(app, client, [theirs, nobody], status(String(theirs.url))),
    }))

  it('gets the same response for the other’s records and unknown ones, in every call', async () => {
    const operations = (await operationsOf(app.instance)).filter(
      ({ path }) => path.includes('{') && !isPublic(path),
    )
    expect(operations.length).toBeGreaterThan(40)
    const requests: Pair[] = []
    for (const operation of operations) {
      const { path } = operation
      const id = path.includes('favorites')
        ? (await app.db.select().from(favorites))[0]?.publicationId
        : await insertRecordFor(path, app.db, opponent.id, 'client')
      const [theirs, nobody] = [
        withIds(path, id),
        withIds(path, path.includes('{slug}') ? 'nothing' : unknown),
      ]
      // The role may not make calls of the office, whatever their headers.
      for (const way of waysTo(operation).filter(({ headers }) => !headers || !isOfOffice(path)))
        requests.push(pairOf(way, theirs, nobody))
    }
    await expectNoChange(
      app.db,
      harmless(requests, (path) => (isOfOffice(path) ? 403 : 404)),
    )
  })

  it('does not learn whether a file exists', async () => {
    const url = (id: number) => `/api/client/documents/${id}/download`
    const ways: InjectOptions[] = [
      { method: 'GET' },
      { method: 'HEAD' },
      ...['bytes=0-3', 'bytes=99999-'].map((range) => ({ headers: { range } })),
      { headers: { 'if-none-match': '*' } },
    ]
    const requests = ways.map((way) => pairOf(way, url(named.document), url(unknown)))
    await expectNoChange(
      app.db,
      harmless(requests, () => 404),
    )
  })

  it('has a test case for every field with a record id', async () => {
    const inQueryOrBody = (await operationsOf(app.instance))
      .filter(({ path }) => !path.startsWith('/api/admin/') && !isPublic(`${path}/`))
      .flatMap(({ name: call, description: { parameters = [] }, body }) => {
        const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
        return [...inQuery, ...Object.keys(body?.properties ?? {})]
          .filter((name) => /(?:Id|Ids)$|^(?:ids|attachments)$/.test(name) && !isNobodys(name))
          .map((name) => `${call} ${name}`)
      })
    // A multipart body has no schema. Its call returns 415 for any other type.
    const ofFiles = calls
      .filter(({ answers }) => answers.client === 415)
      .map(({ method, path }) => `${method} ${path}`)
    const known = Object.keys(fieldCases)
    expect(inQueryOrBody.filter((name) => !known.includes(name))).toEqual([])
    expect(ofFiles.filter((call) => !known.some((name) => name.startsWith(`${call} `)))).toEqual([])
  })

  it('gets the same response for the other’s record and an unknown one in every field', async () => {
    const harmlessCases = Object.entries(fieldCases).map(([name, of]) => {
      // An unknown record gives an empty list. An unknown recipient is a validation error.
      const status = name.startsWith('GET') ? 200 : name.endsWith('toUserId') ? 400 : 404
      const requests: Pair = [of(named), of(nobodys)]
      return { name, prepare: async () => () => expectSameAnswer(app, client, requests, status, name) }
    })
    await expectNoChange(app.db, harmlessCases)
  })

  it("finds nothing of the other’s in any list, nor a guest's request from the other’s address", async () => {
    const texts = { firstName: secret, message: secret, email: 'the.opponent@example.com' }
    const id = await insertId(app.db, consultations, { ...consultation, ...texts, service: 'corporate' })
    const url = (name: number) => `/api/client/consultations/${name}`
    const requests = [
      pairOf({}, url(id), url(unknown)),
      pairOf({ method: 'PUT' }, `${url(id)}/withdraw`, `${url(unknown)}/withdraw`),
    ]
    await expectNoChange(
      app.db,
      harmless(requests, () => 404),
    )
    const reads = (await operationsOf(app.instance)).filter(
      ({ path, method }) => method === 'GET' && !path.includes('{'),
    )
    for (const operation of reads) {
      const { path } = operation
      const queries = ['', ...(takes(operation, 'q') ? [`?q=${secret}`] : [])]
      if (takes(operation, 'pageSize')) queries.push('?pageSize=500')
      for (const query of queries) {
        const { body } = await app.get(path + query, client)
        expect([path, body.includes(secret), body.includes('the.opponent')]).toEqual([path, false, false])
      }
    }
  })
})

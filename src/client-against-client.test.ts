import { Readable } from 'node:stream'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { publication } from '#features/publications/server/calls.matrix.ts'
import { publications } from '#features/publications/server/table.ts'
import { calls, insertRecordFor } from '#tests/support/calls.ts'
import { stateOf } from '#tests/support/database-state.ts'
import { describeEmbedded } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import { buildTestApp, callAs, type Person, signUp } from '#tests/support/test-app.ts'

// Two clients who are opponents in court: neither may learn whether the other's records exist.

const unknown = 999_999
/** Part of every text in the other client's records. */
const secret = 'OPPONENTS-SECRET'

/** Calls that are open to everyone, or with a category instead of a record in their path. */
const isPublic = (path: string) =>
  [
    '/api/services/',
    '/api/team-members/',
    '/api/publications/',
    '/api/legal-pages/',
    '/api/user/consents/{purpose}',
  ].some((start) => path.startsWith(start))

/** Ids of records in a query or a body instead of a path. */
type Named = Record<'consultation' | 'request' | 'document' | 'message' | 'person', number>
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
  'post /api/messages toUserId': write(({ person }) => ({ toUserId: person })),
  'post /api/messages parentMessageId': write(({ message }) => ({ parentMessageId: message })),
  'post /api/messages consultationId': write(({ consultation: id }) => ({ consultationId: id })),
  'post /api/messages attachments': write(({ document }) => ({ attachments: [document] })),
  'get /api/messages consultationId': list('/api/messages'),
  'get /api/client/documents consultationId': list('/api/client/documents'),
  'get /api/client/document-requests consultationId': list('/api/client/document-requests'),
  'get /api/client/correspondents consultationId': list('/api/client/correspondents'),
  'post /api/client/earlier-requests ids': ({ consultation: id }) => ({
    method: 'POST',
    url: '/api/client/earlier-requests',
    payload: { ids: [id] },
  }),
  'post /api/client/documents consultationId': upload(({ consultation: id }) => ({
    consultationId: String(id),
  })),
  'post /api/client/documents documentRequestId': upload(({ request }) => ({
    documentRequestId: String(request),
  })),
}

/** Publications belong to the firm, and everyone may refer to them. */
const isNobodys = (field: string) => field === 'publicationId'

describeEmbedded('a client against another client', (openTestDatabase) => {
  let app: FastifyInstance
  let client: Person
  let opponent: Person
  let named: Named
  beforeAll(async () => {
    app = await buildTestApp(await openTestDatabase())
    client = await signUp(app, 'client', 'the.client', { isVerified: true })
    opponent = await signUp(app, 'client', 'the.opponent', { isVerified: true })
  })
  beforeEach(async () => {
    for (const table of [messages, documentRequests, documents, consultations, favorites])
      await app.db.delete(table)
    named = await recordsOf(opponent)
  })

  /** One record of each kind that a client can have. */
  const recordsOf = async ({ id: userId }: Person): Promise<Named> => {
    const texts = { firstName: secret, lastName: secret, subject: secret, message: secret, notes: secret }
    const [requested] = await app.db
      .insert(consultations)
      .values({ ...consultation, ...texts, service: 'corporate', userId })
      .returning()
    const documentValues = { userId, name: `${secret}.pdf`, type: 'application/pdf', size: 9, sha256: 'x' }
    const saved = await app.files.save(
      Readable.from([Buffer.from(`%PDF-1.7 ${secret}`)]),
      100,
      async () => true,
    )
    const [document] = await app.db
      .insert(documents)
      .values({ ...documentValues, storageKey: saved.key, size: saved.size })
      .returning()
    const [request] = await app.db
      .insert(documentRequests)
      .values({ userId, title: secret, dueDate: '2030-01-01' })
      .returning()
    const [message] = await app.db
      .insert(messages)
      .values({ toUserId: userId, subject: secret, content: secret, attachments: [document?.id ?? 0] })
      .returning()
    const [read] = await app.db.insert(publications).values(publication).returning()
    await app.db.insert(favorites).values({ userId, publicationId: read?.id ?? 0 })
    return {
      consultation: requested?.id ?? 0,
      request: request?.id ?? 0,
      document: document?.id ?? 0,
      message: message?.id ?? 0,
      person: userId,
    }
  }
  const nobodys: Named = {
    consultation: unknown,
    request: unknown,
    document: unknown,
    message: unknown,
    person: unknown,
  }

  const answerTo = async (options: InjectOptions) => {
    const { statusCode, headers, rawPayload } = await callAs(app, client, options)
    const { date: _date, 'x-request-id': _id, 'x-ratelimit-remaining': _remaining, ...rest } = headers
    return { statusCode, headers: rest, body: rawPayload.toString('base64') }
  }
  /** Expects the same response for the other's record and an unknown one, and no change. */
  const expectNoDifference = async (theirs: InjectOptions, nobody: InjectOptions) => {
    const before = await stateOf(app.db)
    const [found, missing] = [await answerTo(theirs), await answerTo(nobody)]
    expect(await stateOf(app.db)).toEqual(before)
    // The link header of a list repeats the query.
    const requested = (answer: Awaited<ReturnType<typeof answerTo>>) =>
      JSON.stringify(answer).replaceAll(/Id=\d+/g, 'Id=?')
    expect(requested(found)).toBe(requested(missing))
    return found.statusCode
  }

  const operations = async () =>
    Object.entries((await app.describeCalls()).paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation })),
    )

  it('gets the same response for the other’s records and unknown ones, in every call', async () => {
    const paths = (await operations()).filter(({ path }) => path.includes('{') && !isPublic(path))
    expect(paths.length).toBeGreaterThan(40)
    for (const { path, method } of paths) {
      const payload = calls.find((row) => row.path === path && row.method === method.toUpperCase())?.body
      const id = path.includes('favorites')
        ? (await app.db.select().from(favorites))[0]?.publicationId
        : await insertRecordFor(path, app.db, opponent.id, 'client')
      const to = (name: unknown) => path.replaceAll(/\{\w+\}/g, String(name))
      const ways: InjectOptions[] =
        method === 'get'
          ? [
              { method: 'GET' },
              { method: 'HEAD' },
              { method: 'GET', headers: { range: 'bytes=0-3' } },
              { method: 'GET', headers: { 'accept-language': 'ar' } },
            ]
          : [{ method: method.toUpperCase() as 'PUT', ...(payload && { payload }) }]
      for (const way of ways) {
        const status = await expectNoDifference(
          { ...way, url: to(id) },
          { ...way, url: to(path.includes('{slug}') ? 'nothing' : unknown) },
        )
        expect([method, path, status]).toEqual([method, path, path.startsWith('/api/admin/') ? 403 : 404])
      }
    }
  })

  it('does not learn whether a file exists', async () => {
    const url = (id: number) => `/api/client/documents/${id}/download`
    for (const way of [
      { method: 'GET' },
      { method: 'HEAD' },
      { method: 'GET', headers: { range: 'bytes=0-3' } },
      { method: 'GET', headers: { range: 'bytes=99999-' } },
      { method: 'GET', headers: { 'if-none-match': '*' } },
    ] as const)
      expect(
        await expectNoDifference({ ...way, url: url(named.document) }, { ...way, url: url(unknown) }),
      ).toBe(404)
  })

  it('has a test case for every field with a record id', async () => {
    const inQueryOrBody = (await operations())
      .filter(({ path }) => !path.startsWith('/api/admin/') && !isPublic(`${path}/`))
      .flatMap(({ path, method, operation }) => {
        const { parameters = [], requestBody } = operation as {
          parameters?: { in: string; name: string }[]
          requestBody?: { content: Record<string, { schema?: { properties?: object } }> }
        }
        const body = requestBody?.content['application/json']?.schema?.properties ?? {}
        const names = [
          ...parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
          ...Object.keys(body),
        ]
        return names
          .filter((name) => /(?:Id|Ids)$|^(?:ids|attachments)$/.test(name) && !isNobodys(name))
          .map((name) => `${method} ${path} ${name}`)
      })
    // A multipart body has no schema. Its call returns 415 for any other type.
    const ofFiles = calls
      .filter(({ answers }) => answers.client === 415)
      .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
    const known = Object.keys(fieldCases)
    expect(inQueryOrBody.filter((name) => !known.includes(name))).toEqual([])
    expect(ofFiles.filter((call) => !known.some((name) => name.startsWith(`${call} `)))).toEqual([])
  })

  it.each(Object.entries(fieldCases))(
    'gets the same response for the other’s record and an unknown one: %s',
    async (name, of) => {
      const status = await expectNoDifference(of(named), of(nobodys))
      // An unknown record gives an empty list. An unknown recipient is a validation error.
      const expected = name.startsWith('get') ? 200 : name.endsWith('toUserId') ? 400 : 404
      expect(status).toBe(expected)
    },
  )

  it("finds nothing of the other’s in any list, nor a guest's request from the other’s address", async () => {
    const guests = await app.db
      .insert(consultations)
      .values({
        ...consultation,
        firstName: secret,
        message: secret,
        service: 'corporate',
        email: 'the.opponent@example.com',
      })
      .returning()
    const id = guests[0]?.id ?? 0
    for (const way of [
      { url: `/api/client/consultations/${id}` },
      { method: 'PUT', url: `/api/client/consultations/${id}/withdraw` },
    ] as const)
      expect(
        await expectNoDifference(way, { ...way, url: way.url.replace(String(id), String(unknown)) }),
      ).toBe(404)
    const reads = (await operations()).filter(({ path, method }) => method === 'get' && !path.includes('{'))
    for (const { path } of reads) {
      for (const query of ['', `?q=${secret}`, '?pageSize=500']) {
        const { body } = await callAs(app, client, { url: path + query })
        expect([path, body.includes(secret)]).toEqual([path, false])
        expect([path, body.includes('the.opponent')]).toEqual([path, false])
      }
    }
  })
})

import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { consultations } from '#features/consultations/server/table.ts'
import { calls } from '#tests/support/calls.ts'
import { stateOf } from '#tests/support/database-state.ts'
import { describeEmbedded } from '#tests/support/databases.ts'
import { fileForm } from '#tests/support/file-form.ts'
import {
  isListed,
  isRead,
  kindsByPath,
  lists,
  type Name,
  openMatters,
  opens,
  people,
  type Records,
  secretOf,
  unknown,
} from '#tests/support/matters.ts'
import { callAs } from '#tests/support/test-app.ts'

// Colleagues in one firm: neither may learn that the other's restricted consultation exists (decision 29).

describeEmbedded('colleagues', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase)

  const answerTo = async (name: Name, options: InjectOptions) => {
    const { statusCode, headers, rawPayload } = await callAs(firm.app, firm.who[name], options)
    const { date: _date, 'x-request-id': _id, 'x-ratelimit-remaining': _remaining, ...rest } = headers
    return { statusCode, headers: rest, body: rawPayload.toString('base64') }
  }
  /** Expects the same response for a closed record and an unknown one, and no change. */
  const expectNoDifference = async (
    name: Name,
    closed: InjectOptions,
    nothing: InjectOptions,
    before: unknown[],
  ) => {
    const [found, missing] = [await answerTo(name, closed), await answerTo(name, nothing)]
    expect(await stateOf(firm.app.db)).toEqual(before)
    const requested = (answer: Awaited<ReturnType<typeof answerTo>>) =>
      JSON.stringify(answer).replaceAll(/Id=\d+/g, 'Id=?')
    expect(requested(found)).toBe(requested(missing))
    return found.statusCode
  }

  const operations = async () =>
    Object.entries((await firm.app.describeCalls()).paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods ?? {}).map(([method, operation]) => ({ path, method, operation })),
    )

  const named = async () =>
    (await operations()).flatMap(({ path, method }) => {
      const [, kind] = kindsByPath.find(([start]) => path.startsWith(start)) ?? []
      return kind ? [{ path, method, kind }] : []
    })
  /** The calls with this method and path. */
  const waysTo = (method: string, path: string): InjectOptions[] => {
    const payload = calls.find((row) => row.path === path && row.method === method.toUpperCase())?.body
    if (method !== 'get') return [{ method: method.toUpperCase() as 'PUT', ...(payload && { payload }) }]
    return [
      { method: 'GET' },
      { method: 'HEAD' },
      { method: 'GET', headers: { range: 'bytes=0-3' } },
      { method: 'GET', headers: { 'if-none-match': '*' } },
      { method: 'GET', headers: { 'accept-language': 'ar' } },
    ]
  }

  describe.each(['handled', 'restricted'] as const)('without access to a %s matter', (matter) => {
    it('get the same response for closed records and unknown ones, in every call', async () => {
      const paths = await named()
      expect(paths.length).toBeGreaterThan(12)
      const outsiders = people.filter((name) => !opens[matter].includes(name))
      const before = await stateOf(firm.app.db)
      for (const name of outsiders)
        for (const { path, method, kind } of paths) {
          // A colleague's consultation is listed. Other tests check its content.
          if (isListed(kind) && lists[matter].includes(name)) continue
          const to = (id: number) => path.replace('{id}', String(id))
          for (const way of waysTo(method, path)) {
            const status = await expectNoDifference(
              name,
              { ...way, url: to(firm.records[matter][kind]) },
              { ...way, url: to(unknown) },
              before,
            )
            expect([name, method, path, status]).toEqual([name, method, path, 404])
          }
        }
    })

    it('see nothing of it in any list, total, search, count or activity', async () => {
      const outsiders = people.filter((name) => !opens[matter].includes(name))
      const reads = (await operations()).filter(({ path, method }) => method === 'get' && !path.includes('{'))
      const { consultation: id } = firm.records[matter]
      for (const name of outsiders)
        for (const { path } of reads)
          for (const query of [
            '',
            `?q=${secretOf(matter)}`,
            '?pageSize=500',
            '?box=inbox',
            `?consultationId=${id}`,
            `?userId=${firm.client.id}&pageSize=500`,
          ]) {
            const url = path + query
            const { body, headers, statusCode } = await callAs(firm.app, firm.who[name], { url })
            expect([name, url, body.includes(secretOf(matter))]).toEqual([name, url, false])
            if (statusCode === 200 && headers['x-total-count'] !== undefined && query.includes('500'))
              expect([path, Number(headers['x-total-count'])]).toEqual([path, JSON.parse(body).length])
            if (query.startsWith('?consultationId') && path !== '/api/admin/consultations')
              if (
                headers['x-total-count'] !== undefined &&
                (await operations()).some(takes(path, 'consultationId'))
              )
                expect([path, headers['x-total-count']]).toEqual([path, '0'])
          }
    })

    it.each(people)('differ from %s, who can read the records that are open to them', async (name) => {
      for (const { path, kind } of (await named()).filter(isRead)) {
        const url = path.replace('{id}', String(firm.records[matter][kind]))
        const isOpen = (isListed(kind) ? lists : opens)[matter].includes(name)
        const answer = await callAs(firm.app, firm.who[name], { url })
        expect([url, answer.statusCode]).toEqual([url, isOpen ? 200 : 404])
        if (opens[matter].includes(name) && !(kind === 'contact' && matter === 'handled'))
          expect([url, answer.body.includes(secretOf(matter))]).toEqual([url, true])
      }
    })
  })

  const takes =
    (path: string, field: string) =>
    ({ path: of, operation }: { path: string; operation: unknown }) =>
      of === path &&
      ((operation as { parameters?: { name: string }[] }).parameters ?? []).some(({ name }) => name === field)

  it('find unassigned records open to everyone in the office', async () => {
    for (const name of people)
      for (const { path, kind } of (await named()).filter(isRead)) {
        const url = path.replace('{id}', String(firm.records.nobodys[kind]))
        const answer = await callAs(firm.app, firm.who[name], { url })
        expect([name, path, answer.statusCode]).toEqual([name, path, 200])
        expect([name, path, answer.body.includes(secretOf('nobodys'))]).toEqual([name, path, true])
      }
  })

  /** Records in a query or a body instead of a path. */
  type Case = (of: Records) => InjectOptions
  const write =
    (rest: (of: Records) => object): Case =>
    (of) => ({
      method: 'POST',
      url: '/api/messages',
      payload: { subject: 'Hello', content: 'An answer.', toUserId: firm.client.id, ...rest(of) },
    })
  const fieldCases: Record<string, { of: Case; status: number }> = {
    'post /api/messages parentMessageId': {
      of: write(({ message }) => ({ parentMessageId: message })),
      status: 404,
    },
    'post /api/messages consultationId': {
      of: write(({ consultation: consultationId }) => ({ consultationId })),
      status: 404,
    },
    'post /api/messages attachments': {
      of: write(({ document }) => ({ attachments: [document] })),
      status: 404,
    },
    'post /api/admin/documents consultationId': {
      of: ({ consultation: id }) => ({
        method: 'POST',
        url: '/api/admin/documents',
        ...fileForm(
          { userId: String(firm.client.id), consultationId: String(id) },
          { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n') },
        ),
      }),
      status: 400,
    },
    'post /api/admin/document-requests consultationId': {
      of: ({ consultation: consultationId }) => ({
        method: 'POST',
        url: '/api/admin/document-requests',
        payload: { userId: firm.client.id, consultationId, title: 'Deed', dueDate: '2030-01-01' },
      }),
      status: 400,
    },
    'post /api/admin/engagements/{id}/record documentId': {
      of: ({ agreement, document: documentId }) => ({
        method: 'POST',
        url: `/api/admin/engagements/${agreement}/record`,
        payload: { how: 'paper', on: null, documentId },
      }),
      status: 404,
    },
  }

  it.each(Object.entries(fieldCases))(
    'get the same response for a closed record and an unknown one in %s',
    async (_name, { of, status }) => {
      const none: Records = {
        consultation: unknown,
        message: unknown,
        document: unknown,
        request: unknown,
        contact: unknown,
        history: unknown,
        hold: unknown,
        conversation: unknown,
        meetings: unknown,
        meeting: unknown,
        date: unknown,
        power: unknown,
        agreement: unknown,
        instalment: unknown,
      }
      const before = await stateOf(firm.app.db)
      for (const matter of ['handled', 'restricted'] as const)
        expect(await expectNoDifference('colleague', of(firm.records[matter]), of(none), before)).toBe(status)
      expect((await callAs(firm.app, firm.who.handler, of(firm.records.handled))).statusCode).toBe(201)
    },
  )

  it('have a test case for every office field with a record of a matter', async () => {
    const fields = (await operations())
      .filter(({ method }) => method === 'post' || method === 'put')
      .filter(({ path }) => path.startsWith('/api/admin/') || path.startsWith('/api/messages'))
      .flatMap(({ path, method, operation }) => {
        const { requestBody } = operation as {
          requestBody?: { content: Record<string, { schema?: { properties?: object } }> }
        }
        return Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {})
          .filter((name) =>
            /^(?:consultationId|parentMessageId|documentId|messageId|attachments)$/.test(name),
          )
          .map((name) => `${method} ${path} ${name}`)
      })
    expect(fields.filter((field) => !(field in fieldCases))).toEqual([])
  })

  it('list and manage a colleague’s request without its notes', async () => {
    const { consultation: id } = firm.records.handled
    const one = (await callAs(firm.app, firm.who.colleague, { url: `/api/admin/consultations/${id}` })).json()
    expect(one).toMatchObject({
      message: 'What a client asked for.',
      notes: '',
      history: [{ field: 'status', to: 'approved' }],
      isOpen: false,
      status: 'pending',
    })
    const put = (payload: object) =>
      callAs(firm.app, firm.who.colleague, { method: 'PUT', url: `/api/admin/consultations/${id}`, payload })
    const refused = await put({ notes: 'Mine now.', status: 'approved' })
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'The notes of this request are open to whoever handles it and to managers.',
    ])
    // The form sends the empty notes that it displayed. The stored notes must survive.
    expect((await put({ notes: '', status: 'approved', assignedToId: firm.who.handler.id })).statusCode).toBe(
      200,
    )
    const [row] = await firm.app.db.select().from(consultations).where(eq(consultations.id, id))
    expect([row?.notes, row?.status]).toEqual([secretOf('handled'), 'approved'])
  })

  it('find requests only by the fields that they may read', async () => {
    const total = async (name: Name, q: string) => {
      const url = `/api/admin/consultations?q=${q}`
      return Number((await callAs(firm.app, firm.who[name], { url })).headers['x-total-count'])
    }
    expect([await total('handler', 'RESTRICTED'), await total('colleague', 'RESTRICTED')]).toEqual([1, 0])
    expect([await total('admin', 'Sara'), await total('colleague', 'Sara')]).toEqual([3, 2])
    const counts = (name: Name, q: string) =>
      callAs(firm.app, firm.who[name], { url: `/api/admin/consultations/counts?q=${q}` })
    expect((await counts('colleague', 'RESTRICTED')).json().all).toBe(0)
    expect((await counts('colleague', '')).json().all).toBe(2)
    expect((await counts('named', '')).json().all).toBe(3)
  })

  it('see counts of only the records they may read, on the dashboard and beside a client’s name', async () => {
    const summary = async (name: Name) =>
      (await callAs(firm.app, firm.who[name], { url: '/api/admin/summary' })).json()
    const ids = async (name: Name) =>
      (await summary(name)).recentConsultations.map(({ id }: { id: number }) => id).sort()
    expect((await summary('colleague')).counts).toMatchObject({ pendingConsultations: 2, unreadMessages: 2 })
    expect((await summary('named')).counts).toMatchObject({ pendingConsultations: 3, unreadMessages: 3 })
    expect((await summary('admin')).counts).toMatchObject({ pendingConsultations: 3, unreadMessages: 3 })
    expect(await ids('colleague')).toEqual(
      [firm.records.nobodys.consultation, firm.records.handled.consultation].sort(),
    )
    const requests = async (name: Name) =>
      (await callAs(firm.app, firm.who[name], { url: `/api/admin/correspondents/${firm.client.id}` })).json()
        .requests
    expect([await requests('colleague'), await requests('named')]).toEqual([2, 3])
  })
})

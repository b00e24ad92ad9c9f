import { eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { agreements } from '#features/agreements/server/table.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { expectNoChange } from '#tests/support/database-state.ts'
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
import { operationsOf, takes, withIds } from '#tests/support/operations.ts'
import { expectSameAnswer, type Pair, pairOf, waysTo } from '#tests/support/same-answer.ts'
import { callAs } from '#tests/support/test-app.ts'

// Colleagues in one firm: neither may learn that the other's restricted consultation exists (decision 29).

describeEmbedded('colleagues', (openTestDatabase) => {
  const firm = openMatters(openTestDatabase)

  /** The calls about one record of a matter. */
  const named = async () =>
    (await operationsOf(firm.app.instance)).flatMap((operation) => {
      const [, kind] = kindsByPath.find(([start]) => operation.path.startsWith(start)) ?? []
      return kind ? [{ ...operation, kind }] : []
    })
  const harmless = (name: string, who: Name, requests: Pair, status: number) => ({
    name: `${name} as ${who}`,
    prepare: async () => () =>
      expectSameAnswer(firm.app, firm.who[who], requests, status, `${name} as ${who}`),
  })

  describe.each(['handled', 'restricted'] as const)('without access to a %s matter', (matter) => {
    const outsiders = people.filter((name) => !opens[matter].includes(name))

    it('get the same response for closed records and unknown ones, in every call', async () => {
      const operations = await named()
      expect(operations.length).toBeGreaterThan(12)
      const requests = outsiders.flatMap((who) =>
        operations
          // A colleague's consultation is listed. Other tests check its content.
          .filter(({ kind }) => !isListed(kind) || !lists[matter].includes(who))
          .flatMap((operation) => {
            const [closed, nothing] = [firm.records[matter][operation.kind], unknown].map((id) =>
              withIds(operation.path, id),
            )
            return waysTo(operation).map((way) =>
              harmless(operation.name, who, pairOf(way, closed ?? '', nothing ?? ''), 404),
            )
          }),
      )
      await expectNoChange(firm.app.db, requests)
    })

    it('see nothing of it in any list, total, search, count or activity', async () => {
      const { consultation: id } = firm.records[matter]
      const reads = (await operationsOf(firm.app.instance)).filter(
        ({ path, method }) => method === 'GET' && !path.includes('{'),
      )
      const parameters = {
        q: `q=${secretOf(matter)}`,
        pageSize: 'pageSize=500',
        box: 'box=inbox',
        consultationId: `consultationId=${id}`,
        userId: `userId=${firm.client.id}&pageSize=500`,
      }
      for (const name of outsiders)
        for (const read of reads) {
          const taken = Object.entries(parameters).filter(([parameter]) => takes(read, parameter))
          for (const query of ['', ...taken.map(([, text]) => text)]) {
            const url = `${read.path}?${query}`
            const { body, headers, statusCode } = await callAs(firm.app, firm.who[name], { url })
            expect([name, url, body.includes(secretOf(matter))]).toEqual([name, url, false])
            const total = headers['x-total-count']
            if (statusCode === 200 && total !== undefined && query.includes('500'))
              expect([url, Number(total)]).toEqual([url, JSON.parse(body).length])
            if (query === parameters.consultationId && read.path !== '/api/admin/consultations')
              if (total !== undefined) expect([url, total]).toEqual([url, '0'])
          }
        }
    })

    it('differ from the others, who can read the records that are open to them', async () => {
      const reads = (await named()).filter(isRead)
      for (const name of people)
        for (const { path, kind } of reads) {
          const url = withIds(path, firm.records[matter][kind])
          const isOpen = (isListed(kind) ? lists : opens)[matter].includes(name)
          const answer = await callAs(firm.app, firm.who[name], { url })
          expect([name, url, answer.statusCode]).toEqual([name, url, isOpen ? 200 : 404])
          if (opens[matter].includes(name) && !(kind === 'contact' && matter === 'handled'))
            expect([name, url, answer.body.includes(secretOf(matter))]).toEqual([name, url, true])
        }
    })
  })

  it('find unassigned records open to everyone in the office', async () => {
    const reads = (await named()).filter(isRead)
    for (const name of people)
      for (const { path, kind } of reads) {
        const url = withIds(path, firm.records.nobodys[kind])
        const { statusCode, body } = await callAs(firm.app, firm.who[name], { url })
        expect([name, path, statusCode, body.includes(secretOf('nobodys'))]).toEqual([name, path, 200, true])
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
    'POST /api/messages parentMessageId': {
      of: write(({ message }) => ({ parentMessageId: message })),
      status: 404,
    },
    'POST /api/messages consultationId': {
      of: write(({ consultation: consultationId }) => ({ consultationId })),
      status: 404,
    },
    'POST /api/messages attachments': {
      of: write(({ document }) => ({ attachments: [document] })),
      status: 404,
    },
    'POST /api/admin/documents consultationId': {
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
    'POST /api/admin/document-requests consultationId': {
      of: ({ consultation: consultationId }) => ({
        method: 'POST',
        url: '/api/admin/document-requests',
        payload: { userId: firm.client.id, consultationId, title: 'Deed', dueDate: '2030-01-01' },
      }),
      status: 400,
    },
    'POST /api/admin/consultations/{id}/papers/{paper}/document documentId': {
      of: ({ document: documentId }) => ({
        method: 'POST',
        url: `/api/admin/consultations/${firm.records.nobodys.consultation}/papers/articles/document`,
        payload: { documentId },
      }),
      status: 404,
    },
    'POST /api/admin/engagements/{id}/record documentId': {
      of: ({ agreement, document: documentId }) => ({
        method: 'POST',
        url: `/api/admin/engagements/${agreement}/record`,
        payload: { how: 'paper', on: null, documentId },
      }),
      status: 404,
    },
  }

  it('get the same response for a closed record and an unknown one in every field', async () => {
    const { handled, restricted } = firm.records
    const none = Object.fromEntries(Object.keys(handled).map((kind) => [kind, unknown])) as Records
    const cases = Object.entries(fieldCases)
    const requests = cases.flatMap(([name, { of, status }]) =>
      [handled, restricted].map((closed) => harmless(name, 'colleague', [of(closed), of(none)], status)),
    )
    await expectNoChange(firm.app.db, requests)
    // One that binds already is recorded without the rules of sending.
    await firm.app.db.update(agreements).set({ state: 'accepted' })
    for (const [name, { of }] of cases)
      expect([name, (await callAs(firm.app, firm.who.handler, of(handled))).statusCode]).toEqual([name, 201])
  })

  it('have a test case for every office field with a record of a matter', async () => {
    const fields = (await operationsOf(firm.app.instance))
      .filter(({ method }) => method === 'POST' || method === 'PUT')
      .filter(({ path }) => path.startsWith('/api/admin/') || path.startsWith('/api/messages'))
      .flatMap(({ name: call, body }) =>
        Object.keys(body?.properties ?? {})
          .filter((name) =>
            /^(?:consultationId|parentMessageId|documentId|messageId|attachments)$/.test(name),
          )
          .map((name) => `${call} ${name}`),
      )
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
      'The notes of this request are open only to the person who handles it and to managers.',
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

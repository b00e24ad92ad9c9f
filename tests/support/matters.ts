import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { appointments } from '#features/appointments/server/table.ts'
import { auditLog } from '#features/audit/server/table.ts'
import { consultationParties } from '#features/conflicts/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import {
  consultationHistory,
  consultationReaders,
  consultations,
} from '#features/consultations/server/table.ts'
import { contactMessage } from '#features/contact-messages/server/calls.matrix.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents } from '#features/documents/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import { createMessage } from '#features/messages/server/repository.ts'
import { messages } from '#features/messages/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import type { AppOptions } from '../../src/app/app.ts'
import { emptyAuditLog } from './audit-log.ts'
import type { TestDatabase } from './databases.ts'
import { addMarkedMatter } from './marked-matter.ts'
import { insertId } from './rows.ts'
import { storeText } from './stored-file.ts'
import { openApp } from './suite.ts'
import type { Person } from './test-app.ts'

// Three matters of one client, and four members of staff with more or less access to them.

export const unknown = 999_999

/** Named by the person in charge of the matter, or by its restriction. */
const matters = ['nobodys', 'handled', 'restricted'] as const
export type Matter = (typeof matters)[number]
export const people = ['admin', 'handler', 'named', 'colleague'] as const
export type Name = (typeof people)[number]

/** The people who may read the messages and documents of each matter. */
export const opens: Record<Matter, readonly Name[]> = {
  nobodys: ['admin', 'handler', 'named', 'colleague'],
  handled: ['admin', 'handler'],
  restricted: ['admin', 'handler', 'named'],
}
export const lists: Record<Matter, readonly Name[]> = { ...opens, handled: opens.nobodys }

/** The whole office may see these as long as the consultation is not restricted. */
export const isListed = (kind: string): boolean =>
  /^(?:consultation|contact|contactMessage|meeting|meetings)$/.test(kind)

export const secretOf = (matter: Matter) => `${matter.toUpperCase()}-SECRET`

export type Kind =
  | 'consultation'
  | 'message'
  | 'document'
  | 'request'
  | 'contact'
  | 'history'
  | 'hold'
  | 'conversation'
  | 'meetings'
  | 'meeting'
  | 'date'
  | 'power'
  | 'agreement'
  | 'installment'
export type Records = Record<Kind, number>

/** The kind of record in a path. */
export const kindsByPath: readonly (readonly [string, Kind])[] = [
  ['/api/admin/appointments/{id}', 'meeting'],
  ['/api/admin/consultations/{id}/appointments', 'meetings'],
  ['/api/admin/consultations/{id}/hold', 'hold'],
  ['/api/admin/consultations/{id}/parties', 'hold'],
  ['/api/admin/consultations/{id}/conflict-checks', 'hold'],
  ['/api/admin/consultations/{id}/conversations', 'hold'],
  ['/api/admin/conversations/{id}', 'conversation'],
  ['/api/admin/consultations/{id}/engagements', 'hold'],
  ['/api/admin/engagements/{id}', 'agreement'],
  ['/api/admin/instalments/{id}', 'installment'],
  ['/api/admin/consultations/{id}', 'consultation'],
  ['/api/admin/path-dates/{id}', 'date'],
  ['/api/admin/powers/{id}', 'power'],
  ['/api/admin/contact-messages/{id}', 'contact'],
  ['/api/admin/document-requests/{id}', 'request'],
  ['/api/admin/documents/{id}', 'document'],
  ['/api/messages/{id}', 'message'],
]

/** The requests here have an account; `guest-contact.test.ts` tests the call about guests. */
export const isRead = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'get' && path !== '/api/admin/consultations/{id}/contact'

type Firm = {
  app: ReturnType<typeof openApp>
  client: Person
  who: Record<Name, Person>
  records: Record<Matter, Records>
}

const emptied = [messages, documentRequests, documents, contactMessages, consultations, outbox]

/** Sets up a firm for the surrounding suite, and before each test one record of every kind in each matter. */
export const openMatters = (
  openTestDatabase: () => Promise<TestDatabase>,
  options: Partial<AppOptions> = {},
) => {
  const app = openApp(openTestDatabase, emptied, options)
  const firm = {
    app,
    client: app.person('client', 'the.client', { isVerified: true }),
    who: {
      admin: app.person('admin', 'the.admin'),
      handler: app.person('staff', 'the.handler'),
      named: app.person('staff', 'the.named'),
      colleague: app.person('staff', 'the.colleague'),
    },
    records: {} as Firm['records'],
  }
  beforeEach(async () => {
    await emptyAuditLog(firm.app.db)
    firm.records = {
      nobodys: await addRecords(firm, 'nobodys', null),
      handled: await addRecords(firm, 'handled', firm.who.handler),
      restricted: await addRecords(firm, 'restricted', firm.who.handler),
    }
    await firm.app.db
      .update(consultations)
      .set({ isRestricted: true })
      .where(eq(consultations.id, firm.records.restricted.consultation))
    await firm.app.db.insert(consultationReaders).values(
      [firm.who.handler, firm.who.named].map(({ id: userId }) => ({
        consultationId: firm.records.restricted.consultation,
        userId,
      })),
    )
  })

  const documentNamed = (secret: string, consultationId: number | null) =>
    addDocument(firm, secret, consultationId)
  /** Sent by the client, to the firm as a whole unless `values` contains a recipient. */
  const sendMessage = async (values: Partial<typeof messages.$inferInsert>) =>
    createMessage(firm.app.db, {
      fromUserId: firm.client.id,
      subject: 'Private',
      content: 'Between us.',
      ...values,
    })
  const restrict = (name: Name, userIds: number[] | null, matter: Matter = 'nobodys', updatedAt?: string) =>
    app.put(
      `/api/admin/consultations/${firm.records[matter].consultation}/readers`,
      { userIds, ...(updatedAt && { updatedAt }) },
      firm.who[name],
    )
  const rowOf = async (matter: Matter) => {
    const { consultation: id } = firm.records[matter]
    return (await firm.app.db.select().from(consultations).where(eq(consultations.id, id)))[0]
  }
  const namesOf = async (matter: Matter) =>
    (
      await firm.app.db
        .select()
        .from(consultationReaders)
        .where(eq(consultationReaders.consultationId, firm.records[matter].consultation))
    )
      .map(({ userId }) => userId)
      .sort((a, b) => a - b)
  const assign = (payload: object, name: Name = 'admin', matter: Matter = 'handled') =>
    app.put(`/api/admin/consultations/${firm.records[matter].consultation}`, payload, firm.who[name])

  return Object.assign(firm, { documentNamed, sendMessage, restrict, assign, rowOf, namesOf })
}

const addDocument = async ({ app, client }: Firm, secret: string, consultationId: number | null) =>
  insertId(app.db, documents, {
    ...(await storeText(app.files, `%PDF-1.7 ${secret}`)),
    userId: client.id,
    uploadedById: client.id,
    name: `${secret}.pdf`,
    type: 'application/pdf',
    consultationId,
  })

/** Inserts one record of every kind that can belong to a consultation. */
const addRecords = async (firm: Firm, matter: Matter, handler: Person | null): Promise<Records> => {
  const secret = secretOf(matter)
  const { db } = firm.app
  // The client's own text is listed with the consultation, and with the original contact message.
  const requested = matter === 'handled' ? 'What a client asked for.' : secret
  const id = await insertId(db, consultations, {
    ...consultation,
    firstName: matter === 'restricted' ? secret : 'Sara',
    subject: requested,
    message: requested,
    notes: secret,
    service: 'corporate',
    userId: firm.client.id,
    assignedToId: handler?.id ?? null,
  })
  const about = { consultationId: id }
  await db.insert(legalHolds).values({ ...about, reason: secret })
  await db.insert(consultationParties).values({ ...about, role: 'related', nameLatin: secret })
  const spoken = { channel: 'phone', direction: 'in', at: '2026-01-05T07:00:00Z', text: secret } as const
  const conversation = await insertId(db, conversations, { ...about, ...spoken })
  const place = { kind: 'office', minutes: 30, place: secret } as const
  const meeting = await insertId(db, appointments, { ...about, ...place, lawyerId: handler?.id ?? null })
  const dated = await addMarkedMatter(firm.app.instance, {
    mark: secret,
    consultationId: id,
    lawyerId: handler?.id ?? null,
  })
  const change = { field: 'status', from: 'pending', to: 'approved' } as const
  const history = await insertId(db, consultationHistory, { ...about, ...change })
  const document = await addDocument(firm, secret, id)
  const sent = { fromUserId: firm.client.id, subject: secret, content: secret, attachments: [document] }
  const message = await insertId(db, messages, { ...sent, ...about, isToFirm: true })
  const wanted = { userId: firm.client.id, title: secret, dueDate: '2030-01-01' }
  const request = await insertId(db, documentRequests, { ...about, ...wanted })
  const texts = { titleEn: secret, titleAr: secret, whyEn: secret, whyAr: secret }
  const paper = { id: 'articles', ...texts, isRequired: true }
  // The document can serve the request that is nobody's.
  if (matter !== 'nobodys')
    await insertId(db, documentRequests, {
      ...about,
      ...wanted,
      state: 'received',
      documentId: document,
      paper,
    })
  const written = { ...contactMessage, name: requested, message: requested }
  const contact = await insertId(db, contactMessages, { ...about, ...written })
  const lines = [
    ['consultation', id],
    ['message', message],
    ['document', document],
    ['documentRequest', request],
    ['contactMessage', contact],
  ] as const
  await db.insert(auditLog).values(
    lines.map(([entity, entityId]) => ({
      // A change of a listed consultation is not secret.
      userName: matter === 'handled' && isListed(entity) ? 'Somebody' : secret,
      action: 'update' as const,
      entity,
      entityId,
      hash: 'x',
    })),
  )
  return {
    consultation: id,
    history,
    document,
    message,
    request,
    contact,
    hold: id,
    conversation,
    meetings: id,
    meeting,
    ...dated,
  }
}

import { eq, sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { auditLog } from '#features/audit/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultation } from '#features/consultations/server/calls.matrix.ts'
import { consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { documents } from '#features/documents/server/table.ts'
import { legalHolds } from '#features/legal-holds/server/table.ts'
import type { Period, RetentionKind } from '#features/legal-pages/periods.ts'
import { legalPages } from '#features/legal-pages/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { carryOutRetention } from '#features/retention/server/destruction.ts'
import { users } from '#features/users/server/table.ts'
import { emptyAuditLog } from './audit-log.ts'
import type { OpenTestDatabase } from './databases.ts'
import { insertId } from './rows.ts'
import { openApp } from './suite.ts'
import { type Person, signUp } from './test-app.ts'

const dayInMs = 24 * 60 * 60_000
export const inDays = (days: number) => new Date(Date.now() + days * dayInMs)
export const ago = (days: number) => inDays(-days).toISOString()
/** Days: slightly more than the 24 months for a request. */
export const twoYears = 25 * 31

const emptiedTables = [
  legalHolds,
  documents,
  messages,
  contactMessages,
  newsletterSubscribers,
  consents,
  outbox,
]

/** A firm for the surrounding suite, without records before each test, and helpers for tests of retention. */
export const openRetention = (openTestDatabase: OpenTestDatabase) => {
  const app = openApp(openTestDatabase, [...emptiedTables, consultations, erasureRequests, legalPages, users])
  const [admin, sara] = [{} as Person, {} as Person]
  /** The failures in the log. */
  const errors: object[] = []
  beforeEach(async () => {
    await emptyAuditLog(app.db)
    errors.length = 0
    Object.assign(admin, await signUp(app, 'admin', 'the.admin'))
    Object.assign(sara, await signUp(app, 'client', 'sara', { isVerified: true }))
  })
  const run = (days = 0) =>
    carryOutRetention(
      {
        db: app.db,
        files: app.files,
        log: { info: () => undefined, error: (counts: object) => errors.push(counts) } as never,
      },
      () => false,
      inDays(days),
    )
  /** Runs after the first check and its grace period. */
  const runBegun = async () => {
    await run()
    await run(8)
  }
  const insertRequest = (values: Partial<typeof consultations.$inferInsert> = {}) =>
    insertId(app.db, consultations, {
      ...{ ...consultation, service: 'corporate', status: 'rejected', updatedAt: ago(twoYears), ...values },
    })
  const emptied = async () => {
    const rows = await app.db
      .select({ id: consultations.id })
      .from(consultations)
      .where(eq(consultations.email, ''))
    return rows.map(({ id }) => id).sort()
  }
  const state = async () => (await app.get('/api/admin/retention', admin)).json()
  const rowOf = async (kind: RetentionKind) =>
    (await state()).rows.find((row: { kind: string }) => row.kind === kind)
  const change = async (kind: RetentionKind, period: Period, confirmed = 0, person = admin) =>
    app.put('/api/admin/retention', { kind, period, version: (await state()).version, confirmed }, person)
  const endedLines = () =>
    app.db.select().from(auditLog).where(sql`entity = 'retention' and action = 'erase'`)
  const policyRows = async (language: 'textEn' | 'textAr') => {
    const page = (await app.get('/api/legal-pages/privacy-policy')).json()
    return page[language].html.replace(/[\u2066-\u2069]| dir="auto"/g, '')
  }
  return {
    app,
    admin,
    sara,
    errors,
    run,
    runBegun,
    insertRequest,
    emptied,
    state,
    rowOf,
    change,
    endedLines,
    policyRows,
  }
}

import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { type Period, type Periods, placeholderOf, retentionKinds } from '#features/legal-pages/periods.ts'
import {
  addLegalVersion,
  findWordingInForce,
  lockWordingInForce,
} from '#features/legal-pages/server/repository.ts'
import { invalidField } from '#http/errors.ts'
import type { PeriodChange, RetentionRow, RetentionState } from '../schema.ts'
import { retentionCalls } from './calls.ts'
import { graceInMs, namedPeriods } from './destruction.ts'
import { countDue, countSoon, listDue } from './due-repository.ts'
import { findBeginning, listEnded } from './repository.ts'

const policy = 'privacy-policy'

/** The retention periods of the privacy policy, and the records that are due. */
export const retentionRoutes: Routes = async (app) => {
  const on = register(app, retentionCalls)

  on('GET /api/admin/retention', async () => readState(app.db, new Date()))

  on('GET /api/admin/retention/due', async ({ query }) => {
    const now = new Date()
    const [named] = await namedPeriods(app.db, now)
    return named[query.kind] ? listDue(app.db, query.kind, { named: [named], now }) : []
  })

  on('POST /api/admin/retention/figures', async ({ body }) => {
    const now = new Date()
    const [inForce] = await namedPeriods(app.db, now)
    return figuresOf(app.db, body.kind, { named: [{ ...inForce, [body.kind]: body.period }], now })
  })

  on('PUT /api/admin/retention', { onRequest: requireRecentProof }, async (request) => {
    const { body } = request
    await app.db.transaction(async (tx) => {
      const current = await lockWordingInForce(tx, policy, body.version)
      const now = new Date()
      const [inForce] = await namedPeriods(tx, now)
      // Nothing has changed, so existing consents still refer to the current version.
      if (isSame(inForce[body.kind], body.period)) return
      const periods = { ...inForce, [body.kind]: body.period }
      await refuseUnconfirmed(tx, body, { inForce, periods, now })
      const { titleEn, titleAr, contentEn, contentAr } = current
      const wording = { titleEn, titleAr, contentEn, contentAr }
      const { version } = await addLegalVersion(tx, policy, wording, signedInUser(request).id, periods)
      const details = { kind: body.kind, from: named(inForce[body.kind]), to: named(body.period), version }
      await auditOf(request)(tx, 'update', 'retention', null, details)
    })
    return readState(app.db, new Date())
  })
}

const isSame = (one: Period, other: Period): boolean =>
  one?.amount === other?.amount && one?.unit === other?.unit

const named = (period: Period): string | null => period && `${period.amount} ${period.unit}`

/** Refuses a change that makes more records due than the user has confirmed. */
const refuseUnconfirmed = async (
  db: Database,
  { kind, confirmed }: PeriodChange,
  { inForce, periods, now }: { inForce: Periods; periods: Periods; now: Date },
): Promise<void> => {
  const due = await countDue(db, kind, { named: [periods], now })
  const before = await countDue(db, kind, { named: [inForce], now })
  if (due > before && due > confirmed) invalidField('confirmed', 'val.retention.confirm')
}

const figuresOf = async (
  db: Database,
  kind: RetentionRow['kind'],
  about: { named: readonly Periods[]; now: Date },
) => {
  const due = await countDue(db, kind, about)
  return { due, soon: (await countSoon(db, kind, about)) - due }
}

const readState = async (db: Database, now: Date): Promise<RetentionState> => {
  const wording = await findWordingInForce(db, policy)
  const lately = await namedPeriods(db, now)
  const [inForce] = lately
  const rows: RetentionRow[] = []
  for (const kind of retentionKinds) {
    const { due, soon } = await figuresOf(db, kind, { named: [inForce], now })
    const going = await countDue(db, kind, { named: lately, now })
    const isNamed = [wording.contentEn, wording.contentAr].every((text) => text.includes(placeholderOf(kind)))
    rows.push({ kind, period: inForce[kind], due, soon, waiting: due - going, isNamed })
  }
  const beginning = await findBeginning(db)
  const startsAt = beginning && new Date(Date.parse(beginning) + graceInMs)
  return {
    rows,
    version: wording.version,
    startsAt: startsAt && startsAt > now ? startsAt.toISOString() : null,
    history: await listEnded(db),
  }
}

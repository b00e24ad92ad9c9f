import {
  aliasedTable,
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  inArray,
  like,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Reader } from '#access/roles.ts'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { containsText, insertedRow, updateVersioned } from '#db/rows.ts'
import { mayOpenConsultation, mayOpenConsultationOf } from '#features/consultations/server/readers.ts'
import { matchesOwn } from '#features/consultations/server/repository.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import { fullName, users } from '#features/users/server/table.ts'
import { foldNumber } from '#fields/fold.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { feeOf } from '../amounts.ts'
import type { TemplateInput } from '../input.ts'
import { stateOn } from '../rules.ts'
import type { ListedAgreement, MissingAgreement, Template } from '../schema.ts'
import type { AgreementState, VatRate } from '../values.ts'
import { agreements, agreementTemplates } from './table.ts'

const lawyer = aliasedTable(users, 'lawyer')
const client = aliasedTable(users, 'client')

const clientName = sql<string>`trim(coalesce(${client.firstName} || ' ' || ${client.lastName}, ${consultations.firstName} || ' ' || ${consultations.lastName}))`

export const agreementSortFields = ['createdAt', 'number', 'client', 'fee', 'validUntil', 'sentAt'] as const
type AgreementSortField = (typeof agreementSortFields)[number]

type AgreementList = {
  reader: Reader
  state: AgreementState | 'all'
  lawyerId: number | undefined
  q: string | undefined
  page: Page
  sort: Sort<AgreementSortField>
}

/** The order by each field; ties follow the id. `fee`: the total, or the rate of an hour. */
const sorted: Record<AgreementSortField, SQL | Column> = {
  // Drafts follow each other as their ids do.
  createdAt: agreements.id,
  // Numbers are those of the request, then the place among its agreements, which the id follows.
  number: agreements.consultationId,
  client: clientName,
  fee: sql`${agreements.amount} * (100 + ${agreements.vatRate})`,
  validUntil: agreements.validUntil,
  sentAt: agreements.sentAt,
}

/** A draft without a day of sending follows all others. */
const orderOf = ({ field, descending }: Sort<AgreementSortField>): SQL[] => {
  const inDirection = descending ? desc : asc
  const order = [inDirection(sorted[field]), inDirection(agreements.id)]
  return field === 'sentAt' ? [sql`${agreements.sentAt} is null`, ...order] : order
}

/** Matches the client, by the account or the request, the number of the request, and the agreement's own number. */
const matches = (q: string | undefined): SQL | undefined => {
  const ofRequest = matchesOwn(q)
  if (!q || !ofRequest) return undefined
  const ofAccount = containsText(users.nameText, q)
  const [, number] = foldNumber(q).match(/^\s*(\d{1,10}-\d{0,4})\s*$/) ?? []
  return or(
    sql`${agreements.consultationId} in (select ${consultations.id} from ${consultations} where ${ofRequest})`,
    sql`${agreements.consultationId} in (select ${consultations.id} from ${consultations} where ${consultations.userId} in (select ${users.id} from ${users} where ${ofAccount}))`,
    number === undefined ? undefined : like(agreements.number, `${number}%`),
  )
}

/** A version that was sent counts as expired after its last day. */
const isIn = (state: AgreementState | 'all', today: string): SQL | undefined => {
  if (state === 'all') return undefined
  const isLate = sql`${agreements.state} = 'sent' and ${agreements.validUntil} < ${today}`
  if (state === 'sent') return sql`${agreements.state} = 'sent' and ${agreements.validUntil} >= ${today}`
  if (state === 'expired') return sql`(${agreements.state} = 'expired' or (${isLate}))`
  return eq(agreements.state, state)
}

/** The agreements of requests that the user may open. */
export const listAgreements = async (
  db: Database,
  { reader, state, lawyerId, q, page, sort }: AgreementList,
): Promise<PageOf<ListedAgreement>> => {
  const today = todayInRiyadh(new Date())
  const where = and(
    isIn(state, today),
    lawyerId === undefined ? undefined : eq(agreements.lawyerId, lawyerId),
    mayOpenConsultationOf(agreements.consultationId, reader),
    matches(q),
  )
  const total = db.$count(agreements, where)
  const rows = await db
    .select({
      total,
      id: agreements.id,
      consultationId: agreements.consultationId,
      number: agreements.number,
      version: agreements.version,
      state: agreements.state,
      kind: agreements.kind,
      amount: agreements.amount,
      vatRate: agreements.vatRate,
      clientName,
      lawyerName: fullName(lawyer),
      validUntil: agreements.validUntil,
      sentAt: agreements.sentAt,
      updatedAt: agreements.updatedAt,
    })
    .from(agreements)
    .innerJoin(consultations, eq(consultations.id, agreements.consultationId))
    .leftJoin(client, eq(client.id, consultations.userId))
    .leftJoin(lawyer, eq(lawyer.id, agreements.lawyerId))
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(page.limit)
    .offset(page.offset)
  return {
    // A page past the end has no row to carry the total.
    total: rows[0]?.total ?? (page.offset === 0 ? 0 : await total),
    rows: rows.map(({ amount, vatRate, total: _, ...row }) => ({
      ...row,
      state: stateOn(row, today),
      ...feeOf({ kind: row.kind, amount, vatRate: vatRate as VatRate }),
    })),
  }
}

/** The last approval; a request that was recorded as approved has none. */
const approvedAt = sql<string>`coalesce((select max(${consultationHistory.createdAt}) from ${consultationHistory}
  where ${consultationHistory.consultationId} = ${consultations.id} and ${consultationHistory.field} = 'status'
  and ${consultationHistory.to} = 'approved'), ${consultations.createdAt})`

/** Approved requests without an agreement that binds, the longest waiting first. */
export const listMissing = async (
  db: Database,
  { reader, days, page }: { reader: Reader; days: number; page: Page },
): Promise<PageOf<MissingAgreement>> => {
  const bound = db
    .select({ id: agreements.consultationId })
    .from(agreements)
    .where(inArray(agreements.state, ['accepted', 'in_force', 'ended']))
  const where = and(
    eq(consultations.status, 'approved'),
    mayOpenConsultation(reader),
    sql`${consultations.id} not in ${bound}`,
    sql`${approvedAt} < now() - make_interval(days => ${days}::int)`,
  )
  const rows = await db
    .select({
      id: consultations.id,
      clientName,
      service: consultations.service,
      assignedToName: fullName(lawyer),
      approvedAt: approvedAt.mapWith(consultations.createdAt),
    })
    .from(consultations)
    .leftJoin(client, eq(client.id, consultations.userId))
    .leftJoin(lawyer, eq(lawyer.id, consultations.assignedToId))
    .where(where)
    .orderBy(approvedAt, consultations.id)
    .limit(page.limit)
    .offset(page.offset)
  const [all] = await db.select({ total: count() }).from(consultations).where(where)
  return { rows, total: all?.total ?? 0 }
}

const templateColumns = {
  id: agreementTemplates.id,
  area: agreementTemplates.area,
  nameEn: agreementTemplates.nameEn,
  nameAr: agreementTemplates.nameAr,
  textAr: agreementTemplates.textAr,
  textEn: agreementTemplates.textEn,
  isReviewed: agreementTemplates.isReviewed,
  updatedAt: agreementTemplates.updatedAt,
}

export const listTemplates = (db: Database): Promise<Template[]> =>
  db
    .select(templateColumns)
    .from(agreementTemplates)
    .orderBy(asc(agreementTemplates.area), asc(agreementTemplates.id))

export const findTemplate = async (db: Database, id: number): Promise<Template | undefined> => {
  const [found] = await db
    .select(templateColumns)
    .from(agreementTemplates)
    .where(eq(agreementTemplates.id, id))
  return found
}

export const createTemplate = async (
  db: Database,
  { updatedAt: _version, ...template }: TemplateInput,
): Promise<number> =>
  insertedRow(await db.insert(agreementTemplates).values(template).returning({ id: agreementTemplates.id }))
    .id

/** Throws `StaleError` if it has changed since its editor read it. */
export const updateTemplate = (db: Database, id: number, template: TemplateInput): Promise<boolean> =>
  updateVersioned(db, agreementTemplates, id, template)

export const deleteTemplate = async (db: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .delete(agreementTemplates)
    .where(eq(agreementTemplates.id, id))
    .returning({ id: agreementTemplates.id })
  return deleted.length > 0
}

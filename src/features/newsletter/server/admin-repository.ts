import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Page, PageOf, Sort } from '#api/lists.ts'
import type { Database } from '#db/connection.ts'
import { inOrder, readPage } from '#db/pages.ts'
import { containsText } from '#db/search.ts'
import type { Subscriber, SubscriberCounts, SubscriberFilter, SubscriberStatus } from '../admin-schema.ts'
import { follows } from './issue-repository.ts'
import { newsletterSubscribers as subscribers } from './table.ts'

const status = sql<SubscriberStatus>`case
  when ${subscribers.confirmedAt} is null then 'waiting'
  when ${subscribers.isActive} then 'confirmed'
  else 'unsubscribed' end`

/** The token is left out, because it would let the user end the subscription. */
const columns = {
  id: subscribers.id,
  email: subscribers.email,
  language: subscribers.language,
  areas: subscribers.areas,
  status: status.as('subscription'),
  subscribedAt: subscribers.subscribedAt,
  confirmedAt: subscribers.confirmedAt,
}

export const subscriberSortFields = ['subscribedAt', 'email', 'language', 'confirmedAt'] as const
export type SubscriberSortField = (typeof subscriberSortFields)[number]

type Filter = SubscriberFilter & { q?: string | undefined }

const matching = ({ status: wanted, language, area, q }: Filter) =>
  and(
    wanted && wanted !== 'all' ? sql`${status} = ${wanted}` : undefined,
    language && language !== 'all' ? eq(subscribers.language, language) : undefined,
    area && area !== 'all' ? follows(area) : undefined,
    containsText(subscribers.searchText, q),
  )

export const listSubscribers = async (
  db: Database,
  { page, sort, ...filter }: Filter & { page: Page; sort: Sort<SubscriberSortField> },
): Promise<PageOf<Subscriber>> => {
  const list = { where: matching(filter), order: inOrder(subscribers, sort), page }
  return readPage(db, subscribers, list, db.select(columns).from(subscribers))
}

/** Counts by status, limited by search, language and area. */
export const countSubscribers = async (
  db: Database,
  filter: Omit<Filter, 'status'>,
): Promise<SubscriberCounts> => {
  const having = (wanted: SubscriberStatus) =>
    sql<number>`count(*) filter (where ${status} = ${wanted})`.mapWith(Number)
  const [row] = await db
    .select({
      all: count(),
      waiting: having('waiting'),
      confirmed: having('confirmed'),
      unsubscribed: having('unsubscribed'),
    })
    .from(subscribers)
    .where(matching(filter))
  return row ?? { all: 0, waiting: 0, confirmed: 0, unsubscribed: 0 }
}

/** The maximum number of rows for an export. */
const maxExported = 100_000

export const listSubscribersForExport = (db: Database, filter: Filter): Promise<Subscriber[]> =>
  db
    .select(columns)
    .from(subscribers)
    .where(matching(filter))
    .orderBy(desc(subscribers.subscribedAt), desc(subscribers.id))
    .limit(maxExported)

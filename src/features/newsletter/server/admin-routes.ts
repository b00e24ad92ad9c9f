import * as z from 'zod/mini'
import { auditOf } from '#features/audit/server/audit-of.ts'
import type { Routes } from '#http/context.ts'
import { sendCsv } from '#http/csv.ts'
import { allow, requireRecentProof } from '#http/guards.ts'
import { listQuery, pageOf, replyWithPage, sortOf } from '#http/lists.ts'
import { subscriber, subscriberCounts, subscriberFilter } from '../admin-schema.ts'
import {
  countSubscribers,
  listSubscribers,
  listSubscribersForExport,
  type SubscriberSortField,
  subscriberSortFields,
} from './admin-repository.ts'

const newestFirst = { field: 'subscribedAt', descending: true } as const

/** Who reads the newsletter, who has not confirmed yet, and who ended it. */
export const newsletterAdminRoutes: Routes = async (app) => {
  const adminsOnly = allow('newsletter.view')
  const filtered = z.extend(listQuery, subscriberFilter.shape)

  app.get(
    '/api/admin/newsletter-subscribers',
    { onRequest: adminsOnly, schema: { querystring: filtered, response: { 200: z.array(subscriber) } } },
    async (request, reply) => {
      const { query } = request
      const page = await listSubscribers(app.db, {
        status: query.status,
        language: query.language,
        q: query.q,
        page: pageOf(query),
        sort: sortOf<SubscriberSortField>(query, subscriberSortFields, newestFirst),
      })
      return replyWithPage(request, reply, query, page)
    },
  )

  app.get(
    '/api/admin/newsletter-subscribers/counts',
    { onRequest: adminsOnly, schema: { querystring: filtered, response: { 200: subscriberCounts } } },
    async ({ query }) => countSubscribers(app.db, { language: query.language, q: query.q }),
  )

  /** Addresses leave the house with it, so it is written down who took them. */
  app.get(
    '/api/admin/newsletter-subscribers.csv',
    {
      onRequest: [adminsOnly, requireRecentProof],
      schema: { querystring: filtered, response: { 200: z.string() } },
    },
    async (request, reply) => {
      const { status, language, q } = request.query
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'newsletterSubscriber')
        return listSubscribersForExport(tx, { status, language, q })
      })
      return sendCsv(reply, 'newsletter-subscribers.csv', [
        ['email', 'language', 'status', 'subscribedAt', 'confirmedAt'],
        ...rows.map((row) => [row.email, row.language, row.status, row.subscribedAt, row.confirmedAt]),
      ])
    },
  )
}

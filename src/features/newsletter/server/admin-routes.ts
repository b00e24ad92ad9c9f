import multipart from '@fastify/multipart'
import { sendCsv } from '#api/csv.ts'
import { requireRecentProof } from '#api/guards.ts'
import { listOptions, replyWithPage, sortOf } from '#api/lists.ts'
import { register } from '#api/register.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { importUploads, previewImport, runImport } from '#features/imports/server/run-import.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { PublicationCategory } from '#features/publications/values.ts'
import type { Routes } from '#http/context.ts'
import { formatLanguageName, formatList } from '#i18n/format.ts'
import { spreadsheetTime } from '#i18n/spreadsheet-time.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import {
  countSubscribers,
  listSubscribers,
  listSubscribersForExport,
  subscriberSortFields,
} from './admin-repository.ts'
import { newsletterCalls } from './calls.ts'
import { subscriberImport } from './subscriber-import.ts'

const newestFirst = { field: 'subscribedAt', descending: true } as const

const csvHeads = [
  'form.email',
  'newsletter.language',
  'csv.newsletter.follows',
  'table.status',
  'csv.newsletter.subscribedAt',
  'csv.newsletter.confirmedAt',
] as const

/** Subscribers: active, unconfirmed and unsubscribed. */
export const newsletterAdminRoutes: Routes = async (app) => {
  const on = register(app, newsletterCalls)

  await app.register(multipart, importUploads)

  on('POST /api/admin/newsletter-subscribers/import/preview', (request) =>
    previewImport(request, subscriberImport),
  )
  on('POST /api/admin/newsletter-subscribers/import', (request) => runImport(request, subscriberImport))

  on('GET /api/admin/newsletter-subscribers', async (request, reply) => {
    const { query } = request
    const page = await listSubscribers(app.db, {
      status: query.status,
      language: query.language,
      area: query.area,
      ...listOptions(query, subscriberSortFields, newestFirst),
    })
    return replyWithPage(request, reply, query, page)
  })

  on('GET /api/admin/newsletter-subscribers/counts', async ({ query }) =>
    countSubscribers(app.db, { language: query.language, area: query.area, q: query.q }),
  )

  /** Exports personal data, so it is audited. */
  on(
    'GET /api/admin/newsletter-subscribers.csv',
    { onRequest: requireRecentProof },
    async (request, reply) => {
      const { status, language, area, q } = request.query
      sortOf(request.query, subscriberSortFields, newestFirst)
      const rows = await app.db.transaction(async (tx) => {
        await auditOf(request)(tx, 'export', 'newsletterSubscriber')
        return listSubscribersForExport(tx, { status, language, area, q })
      })
      const { language: reader } = request
      const t = translateIn[reader]
      return sendCsv(reply, `${t('csv.newsletter.file')}.csv`, [
        csvHeads.map((head) => t(head)),
        ...rows.map((row) => [
          row.email,
          formatLanguageName(row.language, reader),
          followed(row.areas, reader),
          t(`newsletter.status.${row.status}`),
          spreadsheetTime(row.subscribedAt),
          spreadsheetTime(row.confirmedAt),
        ]),
      ])
    },
  )
}

const followed = (areas: readonly PublicationCategory[], reader: Language): string => {
  const t = translateIn[reader]
  if (areas.length === 0) return t('csv.newsletter.everything')
  return formatList(
    areas.map((area) => t(categoryLabel[area])),
    reader,
  )
}

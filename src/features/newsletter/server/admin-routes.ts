import multipart from '@fastify/multipart'
import { listOptions, replyWithPage, sendCsv, sortOf } from '#api/lists.ts'
import { type Routes, register, requireRecentProof, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { importUploads, previewImport, runImport } from '#features/imports/server/import.ts'
import { frameHeaders } from '#features/outbox/server/mail-layout.ts'
import { mailOf, queueMail } from '#features/outbox/server/repository.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { findAdminPublication, lockPublication } from '#features/publications/server/admin-repository.ts'
import type { PublicationCategory } from '#features/publications/values.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { formatLanguageName, formatList, spreadsheetTime } from '#i18n/format.ts'
import { translateIn } from '#i18n/texts.ts'
import { type ContentLanguage, contentLanguages, type Language } from '#languages/language.ts'
import type { PublicationIssue } from '../admin-schema.ts'
import { canBeSent } from '../rules.ts'
import { newsletterCalls } from './calls.ts'
import { subscriberImport } from './import.ts'
import { beginIssue, continueIssue, countFollowers, findProgress, listIssues } from './issue-repository.ts'
import { issueMail, subjectIn } from './mails.ts'
import {
  countSubscribers,
  listSubscribers,
  listSubscribersForExport,
  subscriberSortFields,
} from './repository.ts'

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

/**
 * A publication as an issue of the newsletter: its audience, a preview, a test, and sending it once per
 * language.
 */
export const newsletterIssueRoutes: Routes = async (app) => {
  const on = register(app, newsletterCalls)

  on('GET /api/admin/newsletter-issues', () => listIssues(app.db))

  on('GET /api/admin/publications/:id/newsletter', async ({ params }) => {
    const publication = (await findAdminPublication(app.db, params.id)) ?? notFound()
    return issuesOf(app.db, publication)
  })

  on('GET /api/admin/publications/:id/newsletter/view', async ({ params, query }, reply) => {
    const publication = (await findAdminPublication(app.db, params.id)) ?? notFound()
    const { language } = query
    const { html } = await mailOf(app.db, issueMail(publication, { language, publicUrl: app.publicUrl() }))
    return reply.headers(frameHeaders).type('text/html; charset=utf-8').send(html)
  })

  on(
    'POST /api/admin/publications/:id/newsletter/test',
    { onRequest: limitPerMinute('newsletter tests', 10) },
    async (request) => {
      const { params, body } = request
      const { id } = params
      const { language } = body
      const publication = refuseUnpublished((await findAdminPublication(app.db, id)) ?? notFound(), language)
      const { id: recipientId, email: recipient } = signedInUser(request)
      const mail = issueMail(publication, { language, publicUrl: app.publicUrl() })
      await queueMail(app.db, { ...mail, recipient, recipientId, subject: 'mail.issue.testSubject' })
      return { recipient }
    },
  )

  on('POST /api/admin/publications/:id/newsletter/send', async (request) => {
    const { params, body } = request
    const { id } = params
    const { language } = body
    return app.db.transaction(async (tx) => {
      // A concurrent call that hides the publication waits for this lock, and then stops the issue.
      const publication = refuseUnpublished((await lockPublication(tx, id)) ?? notFound(), language)
      const title = subjectIn(publication, language)
      const { category: area } = publication
      const { id: userId } = signedInUser(request)
      const begun =
        (await beginIssue(tx, { publicationId: id, language, title, area, userId })) ??
        (await continueIssue(tx, id, language))
      if (!begun) throw new AppError('issue_sent')
      const state = (await issuesOf(tx, publication)).find((each) => each.language === language)
      await auditOf(request)(tx, 'send', 'publication', id, { name: publication.titleEn, language })
      return state ?? notFound()
    })
  })
}

type Publication = NonNullable<Awaited<ReturnType<typeof findAdminPublication>>>

const refuseUnpublished = (publication: Publication, language: ContentLanguage): Publication => {
  if (!canBeSent(publication, language, new Date())) throw new AppError('not_published')
  return publication
}

const issuesOf = async (db: Database, publication: Publication): Promise<PublicationIssue[]> => {
  const progress = await findProgress(db, publication.id)
  const issueIn = async (language: ContentLanguage): Promise<PublicationIssue> => ({
    language,
    isPublished: canBeSent(publication, language, new Date()),
    subject: subjectIn(publication, language),
    followers: await countFollowers(db, { area: publication.category, language }),
    issue: progress.get(language) ?? null,
  })
  const issues: PublicationIssue[] = []
  for (const language of contentLanguages) issues.push(await issueIn(language))
  return issues
}

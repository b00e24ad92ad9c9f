import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { frameHeaders } from '#features/outbox/server/frame-headers.ts'
import { mailOf, queueMail } from '#features/outbox/server/repository.ts'
import { findAdminPublication, lockPublication } from '#features/publications/server/admin-repository.ts'
import type { Routes } from '#http/context.ts'
import { AppError, notFound } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { type ContentLanguage, contentLanguages } from '#languages/language.ts'
import type { PublicationIssue } from '../issue-schema.ts'
import { canBeSent } from '../rules.ts'
import { newsletterCalls } from './calls.ts'
import { issueMail, subjectIn } from './issue-mail.ts'
import { beginIssue, continueIssue, countFollowers, findProgress, listIssues } from './issue-repository.ts'

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

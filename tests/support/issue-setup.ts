import { asc, eq, sql } from 'drizzle-orm'
import { tokens } from '#features/auth/server/table.ts'
import { advanceIssues } from '#features/newsletter/server/queue-repository.ts'
import {
  newsletterIssues,
  newsletterRecipients,
  newsletterSubscribers,
} from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import type { PublicationCategory } from '#features/publications/values.ts'
import type { ContentLanguage } from '#languages/language.ts'
import type { OpenTestDatabase } from '#tests/support/databases.ts'
import { insertId } from '#tests/support/rows.ts'
import { openPeople } from '#tests/support/suite.ts'
import type { Person } from '#tests/support/test-app.ts'

const emptied = [newsletterRecipients, newsletterIssues, outbox, newsletterSubscribers, publications, tokens]

type Reader = { language?: ContentLanguage; areas?: PublicationCategory[] }

/** An app with one person of each role, and helpers that send newsletter issues. */
export const setUpIssues = (openTestDatabase: OpenTestDatabase) => {
  const { app, people } = openPeople(openTestDatabase, emptied)

  /** A subscriber who confirmed a day ago. */
  const subscribe = (email: string, { language = 'en', areas = [] }: Reader = {}) =>
    app.db
      .insert(newsletterSubscribers)
      .values({ email, language, areas, confirmedAt: sql`now() - interval '1 day'` as unknown as string })
  const subscribeMany = async (count: number, reader?: Reader) => {
    for (let n = 0; n < count; n += 1) await subscribe(`reader.${n}@example.com`, reader)
  }
  const publish = (more: Partial<typeof publications.$inferInsert> = {}) =>
    insertId(app.db, publications, {
      titleEn: 'End of service',
      titleAr: 'نهاية الخدمة',
      summaryEn: 'What is owed.',
      contentEn: 'What an employee is owed at the end.',
      contentAr: 'ما يستحقه العامل عند انتهاء خدمته.',
      category: 'employment',
      publishDate: '2026-01-01T00:00:00.000Z',
      ...more,
    })
  const path = (id: number) => `/api/admin/publications/${id}/newsletter`
  const send = (id: number, language: ContentLanguage = 'en', person: Person = people.staff) =>
    app.post(`${path(id)}/send`, { language }, person)
  const issuesOf = async (id: number) => (await app.get(path(id), people.staff)).json()
  const progressOf = async (id: number, language: ContentLanguage = 'en') => {
    const issues: { language: string; issue: Record<string, unknown> | null }[] = await issuesOf(id)
    const { state, sent, waiting, failed } = issues.find((each) => each.language === language)?.issue ?? {}
    return [state, sent, waiting, failed]
  }
  const advance = () => advanceIssues(app.db, app.instance)
  /** Leaves the outbox as if a mail server had accepted everything. */
  const deliver = () =>
    app.db
      .update(outbox)
      .set({ state: 'sent', sentAt: sql`now()`, attempts: 1 })
      .where(eq(outbox.state, 'waiting'))
  const recipients = async () => {
    const rows = await app.db.select().from(outbox).orderBy(asc(outbox.id))
    return rows.map(({ recipient }) => recipient)
  }
  return {
    ...{ app, people },
    ...{ subscribe, subscribeMany, publish, send, issuesOf, progressOf, advance, deliver, recipients, path },
  }
}

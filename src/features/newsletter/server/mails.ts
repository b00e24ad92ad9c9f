import type { MailTexts } from '#features/outbox/server/mail-layout.ts'
import { beginningOf } from '#languages/beginning-of.ts'
import type { ContentLanguage } from '#languages/language.ts'
import { plainTextOf } from '#markdown/markdown.ts'

type Text = Record<`${'title' | 'summary' | 'content'}${'En' | 'Ar'}`, string> & { id: number }

const maxExcerptLength = 320

/**
 * Renders a publication as a mail in one language: title, summary or beginning, and a link. In tests and
 * previews, which have no token, the links lead to the same pages but not to a subscription.
 */
export const issueMail = (
  publication: Text,
  { language, publicUrl, token }: { language: ContentLanguage; publicUrl: string; token?: string },
): MailTexts => {
  const { title, summary, content } = textsIn(publication, language)
  const linkTo = (page: string) =>
    `${publicUrl}/newsletter/${page}?${new URLSearchParams({ ...(token && { token }), lang: language })}`
  return {
    language,
    subject: 'mail.issue.subject',
    heading: 'mail.issue.subject',
    values: { title, summary: summary.trim() || beginningOf(plainTextOf(content), maxExcerptLength) },
    paragraphs: ['mail.issue.summary', 'mail.issue.why'],
    action: { label: 'mail.issue.read', url: `${publicUrl}/publications/${publication.id}?lang=${language}` },
    endings: [
      { label: 'mail.issue.areas', url: linkTo('areas') },
      { label: 'mail.newsletter.unsubscribe', url: linkTo('unsubscribe') },
    ],
    ...(token && { unsubscribeUrl: linkTo('unsubscribe') }),
  }
}

export const subjectIn = (publication: Text, language: ContentLanguage): string =>
  textsIn(publication, language).title

const textsIn = (publication: Text, language: ContentLanguage) =>
  language === 'ar'
    ? { title: publication.titleAr, summary: publication.summaryAr, content: publication.contentAr }
    : { title: publication.titleEn, summary: publication.summaryEn, content: publication.contentEn }

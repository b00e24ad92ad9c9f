import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { LegalWordingInput } from '../admin-schema.ts'
import { legalPreviewQuery } from './api.ts'
import '#ui/prose.css'

const sides = [
  { language: 'en', title: 'titleEn', label: 'pages.english' },
  { language: 'ar', title: 'titleAr', label: 'pages.arabic' },
] as const

/** A preview of both languages. The server renders the HTML, as for the site. */
export const LegalPreview = ({
  wording,
  languages = ['en', 'ar'],
}: {
  wording: LegalWordingInput
  languages?: readonly Language[]
}) => {
  const { t } = useTranslation()
  const { data: html, error, isFetching, refetch } = useQuery(legalPreviewQuery(wording))
  if (error)
    return (
      <ErrorState title={t('pages.previewFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
        {failureMessage(error, t)}
      </ErrorState>
    )
  return (
    <div className="legal-preview" aria-busy={!html || undefined}>
      <p role="status" className="visually-hidden">
        {!html && t('pages.previewing')}
      </p>
      {sides
        .filter(({ language }) => languages.includes(language))
        .map(({ language, title, label }) => (
          <section
            key={language}
            className="legal-preview-side"
            aria-label={t(label)}
            lang={language}
            dir={directionOf(language)}
          >
            <h2 className="legal-preview-title">{wording[title]}</h2>
            {html ? (
              <div
                className="prose"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from Markdown and lets only known elements and addresses through
                dangerouslySetInnerHTML={{ __html: html[language] }}
              />
            ) : (
              <Lines />
            )}
          </section>
        ))}
    </div>
  )
}

const Lines = () => (
  <div className="stack">
    <Skeleton shape="60" />
    <Skeleton shape="100" />
    <Skeleton shape="80" />
  </div>
)

import type { Guide, ServiceInFull } from '#features/services/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, type Language } from '#languages/language.ts'
import { ArticleContents } from './publications/article-contents.tsx'
import { StructuredData } from './structured-data.tsx'
import '#ui/prose.css'

/** The guide in the page's language, else in the other one, with the language used. */
const guideIn = (
  { guideEn, guideAr }: Pick<ServiceInFull, 'guideEn' | 'guideAr'>,
  language: Language,
): { guide: Guide | null; language: Language } => {
  const isArabic = language === 'ar' ? guideAr !== null : guideEn === null
  return isArabic ? { guide: guideAr, language: 'ar' } : { guide: guideEn, language: 'en' }
}

export const ServiceGuide = ({ service }: { service: ServiceInFull }) => {
  const page = useTranslation().language
  const { guide, language } = guideIn(service, page)
  if (!guide) return null
  return (
    <section
      className="prose service-guide"
      lang={language}
      dir={directionOf(language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown and allows only known elements and URLs
      dangerouslySetInnerHTML={{ __html: guide.html }}
    />
  )
}

/** The contents list, next to the text; on narrow screens collapsed above it. */
export const GuideContents = ({ service }: { service: ServiceInFull }) => {
  const { t, language: page } = useTranslation()
  const { guide, language } = guideIn(service, page)
  if (!guide?.contents.length) return null
  return (
    <div className="service-contents">
      <ArticleContents contents={guide.contents} language={language} title={t('service.contents')} />
    </div>
  )
}

/** The questions of the guide with their answers, for search engines. */
export const GuideData = ({ service }: { service: ServiceInFull }) => {
  const page = useTranslation().language
  const { guide, language } = guideIn(service, page)
  if (!guide?.questions.length) return null
  return (
    <StructuredData
      of={{
        '@type': 'FAQPage',
        inLanguage: language,
        mainEntity: guide.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  )
}

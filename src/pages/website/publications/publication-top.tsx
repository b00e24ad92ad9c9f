import { PublicationCover } from '#features/publications/browser/publication-cover.tsx'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { Publication } from '#features/publications/schema.ts'
import { archiveHref } from '#features/publications/website/archive-address.ts'
import { articleIn } from '#features/publications/website/article-in.ts'
import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguageOf, localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { pageOfPublication } from '../../record-pages.ts'
import { WithTexts } from '../../with-texts.tsx'
import { ArticleData } from '../article-data.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import '#features/publications/browser/publication-meta.css'

const PublicationTop = ({ publication }: { publication: Publication }) => (
  <WithTexts area="publications">
    <ArticleData publication={publication} />
    <header className="publication-top sunken">
      <div className="wrap">
        <HomeBreadcrumb publication={publication} />
        <div className="grid-12">
          <Intro publication={publication} />
          <div className="publication-cover">
            <PublicationCover publication={publication} width={320} height={272} isInView />
          </div>
        </div>
      </div>
    </header>
  </WithTexts>
)

const HomeBreadcrumb = ({ publication }: { publication: Publication }) => {
  const { t, language } = useTranslation()
  const { category } = publication
  const title = localized(publication, 'title', language)
  return (
    <Breadcrumbs
      items={[
        { name: t('nav.publications'), path: '/publications' },
        { name: t(categoryLabel[category]), path: archiveHref({ category }) },
        { name: title.text, language: title.language, ...pageOfPublication(publication) },
      ]}
    />
  )
}

const Intro = ({ publication }: { publication: Publication }) => {
  const { t, language } = useTranslation()
  const { category, publishDate } = publication
  const { article } = articleIn(publication, language)
  const title = localized(publication, 'title', language)
  const summary = localized(publication, 'summary', language)
  return (
    <div className="publication-intro">
      <p className="publication-meta">
        <a className="publication-category" href={archiveHref({ category })}>
          {t(categoryLabel[category])}
        </a>
        <span>
          <Sentence
            of="publications.publishedOn"
            elements={{ date: <time dateTime={publishDate}>{formatLongDate(publishDate, language)}</time> }}
          />
        </span>
        {article && <span>{t('publications.readingTime', { n: article.readingMinutes })}</span>}
      </p>
      <h1 id="publication-title" tabIndex={-1}>
        <InItsLanguage {...title} />
      </h1>
      {summary.text && (
        <p className="publication-summary">
          <InItsLanguage {...summary} />
        </p>
      )}
      {title.language !== contentLanguageOf(language) && (
        <p className="publication-fallback">
          {t(language === 'ar' ? 'publications.onlyInEnglish' : 'publications.onlyInArabic')}
        </p>
      )}
    </div>
  )
}

export default PublicationTop

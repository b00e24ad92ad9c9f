import { href } from '#access/href.ts'
import { PublicationCover } from '#features/publications/browser/publication-cover.tsx'
import { categoryLabel } from '#features/publications/category-label.ts'
import { gistOf } from '#features/publications/gist.ts'
import type { Publication } from '#features/publications/schema.ts'
import { archiveHref } from '#features/publications/website/archive-address.ts'
import { articleIn } from '#features/publications/website/article-in.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguageOf, localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { absolute, canonicalOf, sharePathOf } from '../../page-addresses.ts'
import { useSettings } from '../../page-head.tsx'
import { pageOfPublication } from '../../record-pages.ts'
import { useSite } from '../../site-context.tsx'
import { WithTexts } from '../../with-texts.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { firmId, StructuredData } from '../structured-data.tsx'
import '#features/publications/browser/publication-meta.css'

/** Structured data of a publication for search engines. */
const ArticleData = ({ publication }: { publication: Publication }) => {
  const { t, language } = useTranslation()
  const { publicUrl, isLanguageNamed } = useSite()
  const settings = useSettings()
  const page = pageOfPublication(publication)
  const url = canonicalOf(publicUrl, page, { language, isLanguageNamed })
  const title = localized(publication, 'title', language)
  const { author } = publication
  const firm = {
    '@type': 'LegalService',
    '@id': firmId(publicUrl),
    name: settingIn(settings, 'site_title', language),
    url: publicUrl,
  }
  return (
    <StructuredData
      of={{
        '@type': 'Article',
        headline: title.text,
        description: gistOf(publication, language).text,
        // The text may exist in English only.
        inLanguage: title.language,
        articleSection: t(categoryLabel[publication.category]),
        datePublished: publication.publishDate,
        dateModified: laterOf(publication.publishDate, publication.updatedAt),
        mainEntityOfPage: url,
        url,
        image: [publication.coverImage, sharePathOf(page.path, language)]
          .filter(Boolean)
          .map((image) => absolute(publicUrl, image)),
        author: author
          ? {
              '@type': 'Person',
              name: localized(author, 'name', language).text,
              jobTitle: localized(author, 'position', language).text,
              url:
                author.teamMemberId === null
                  ? undefined
                  : publicUrl + href('/team/:id', { id: author.teamMemberId }),
            }
          : firm,
        publisher: firm,
      }}
    />
  )
}

/** The last change, or the publication date if that is later. */
const laterOf = (published: string, updated: string): string => (updated > published ? updated : published)

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

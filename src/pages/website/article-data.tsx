import { href } from '#access/href.ts'
import { categoryLabel } from '#features/publications/category-label.ts'
import { gistOf } from '#features/publications/gist.ts'
import type { Publication } from '#features/publications/schema.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { absolute, canonicalOf, sharePathOf } from '../page-addresses.ts'
import { useSettings } from '../page-head.tsx'
import { pageOfPublication } from '../record-pages.ts'
import { useSite } from '../site-context.tsx'
import { firmId, StructuredData } from './structured-data.tsx'

/** Structured data of a publication for search engines. */
export const ArticleData = ({ publication }: { publication: Publication }) => {
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

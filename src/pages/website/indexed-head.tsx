import { useSearch } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { factsOf, type Language, languages } from '#languages/language.ts'
import {
  absolute,
  alternatesOf,
  canonicalOf,
  type IndexedPage,
  languageShown,
  sharePathOf,
  shareSize,
} from '../page-addresses.ts'
import { useHeadTexts, useSettings } from '../page-head.tsx'
import { namesLanguage, useSite } from '../site-context.tsx'

type IndexedHeadProps = {
  title?: string
  description?: string
  page: IndexedPage
  type?: 'website' | 'article' | 'profile'
  publishedAt?: string
  modifiedAt?: string
}

/** The locale in the format of the Open Graph protocol: `ar_SA`. */
const sharedLocale = (language: Language) => factsOf(language).locale.slice(0, 5).replace('-', '_')

/** The page's title, description and links for search engines and shared links. */
export const IndexedHead = ({
  title,
  description,
  page,
  type = 'website',
  publishedAt,
  modifiedAt,
}: IndexedHeadProps) => {
  const { language } = useTranslation()
  const { publicUrl } = useSite()
  const settings = useSettings()
  const { siteTitle, ownTitle, fullTitle, summary } = useHeadTexts({ title, description })
  // Read from the address, since the site's context describes only the first page of the document.
  const isLanguageNamed = namesLanguage(useSearch())
  const url = canonicalOf(publicUrl, page, { language, isLanguageNamed })
  const shown = languageShown(page, language)
  const { path, writtenIn = languages } = page
  // Records have their own picture; for other pages the firm may have chosen one.
  const chosen = /\/\d+$/.test(path) ? '' : settings.og_image
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      {alternatesOf(publicUrl, page).map(([hreflang, href]) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <link
        rel="alternate"
        type="application/atom+xml"
        title={siteTitle}
        href={`${publicUrl}/feed.xml?lang=${language}`}
      />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={ownTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={sharedLocale(shown)} />
      {writtenIn
        .filter((each) => each !== shown)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={sharedLocale(each)} />
        ))}
      <meta property="og:image" content={absolute(publicUrl, chosen || sharePathOf(path, language))} />
      {!chosen && <meta property="og:image:type" content="image/png" />}
      {!chosen && <meta property="og:image:width" content={String(shareSize.width)} />}
      {!chosen && <meta property="og:image:height" content={String(shareSize.height)} />}
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {modifiedAt && <meta property="article:modified_time" content={modifiedAt} />}
    </>
  )
}

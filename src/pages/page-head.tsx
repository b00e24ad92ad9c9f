import { useQuery } from '@tanstack/react-query'
import type { Address } from '#access/href.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { factsOf, type Language, languages, otherLanguages } from '#languages/language.ts'
import { absolute, addressIn, sharePathOf, shareSize } from './page-addresses.ts'
import { useSite } from './site-context.tsx'

/** The settings as one record. Every page fetches them before it renders. */
export const useSettings = () => {
  const { data = [] } = useQuery(settingsQuery())
  return settingsOf(data)
}

/** The firm's name in the language of the page; a firm without a name yet is called by what it is. */
export const useFirmName = (): string => {
  const { t, language } = useTranslation()
  return settingIn(useSettings(), 'site_title', language) || t('brand.descriptor')
}

type PageHeadProps = {
  /** Absent on the home page, whose title is the setting. */
  title?: string
  description?: string
  /**
   * The canonical path for search engines, with the parameters that make it a distinct page. Without it the page has
   * `noindex`.
   */
  path?: Address
  type?: 'website' | 'article' | 'profile'
  publishedAt?: string
  modifiedAt?: string
}

/** In the format of the Open Graph protocol: `ar_SA`. */
const sharedLocale = (language: Language) => factsOf(language).locale.slice(0, 5).replace('-', '_')

/** The page's title, description and links for search engines and shared links. */
export const PageHead = ({
  title,
  description,
  path,
  type = 'website',
  publishedAt,
  modifiedAt,
}: PageHeadProps) => {
  const { language } = useTranslation()
  const { publicUrl } = useSite()
  const settings = useSettings()
  const siteTitle = useFirmName()
  const ownTitle = title ?? (settingIn(settings, 'meta_title', language) || siteTitle)
  const fullTitle = title ? `${title} – ${siteTitle}` : ownTitle
  const summary =
    description ||
    settingIn(settings, 'meta_description', language) ||
    settingIn(settings, 'site_description', language)
  if (path === undefined)
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  const url = addressIn(publicUrl, path, language)
  // Records have their own picture; for other pages the firm may have chosen one.
  const chosen = /\d$/.test(path) ? '' : settings.og_image
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(publicUrl, path, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
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
      <meta property="og:locale" content={sharedLocale(language)} />
      {otherLanguages(language).map((each) => (
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

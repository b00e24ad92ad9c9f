import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#features/settings/api.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { languages } from '#i18n/language.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useSite } from './site-context.tsx'

/** The settings in one record; every page reads them before it is drawn. */
export const useSettings = () => {
  const { data = [] } = useQuery(settingsQuery())
  return settingsOf(data)
}

/**
 * Title, description and the links for search engines and shared links. `title` is absent on the home page,
 * whose title is the setting; a page without `path` is kept out of search results.
 */
export const PageHead = ({
  title,
  description,
  path,
}: {
  title?: string
  description?: string
  path?: string
}) => {
  const { language, t } = useTranslation()
  const { publicUrl } = useSite()
  const settings = useSettings()
  // A firm that has not said its name yet has pages all the same.
  const siteTitle = settingIn(settings, 'site_title', language) || t('brand.descriptor')
  const fullTitle = title
    ? `${title} – ${siteTitle}`
    : settingIn(settings, 'meta_title', language) || siteTitle
  const summary = description ?? settingIn(settings, 'meta_description', language)
  if (path === undefined)
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  const url = publicUrl + path
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={`${url}?lang=${language}`} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${url}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={`${url}?lang=${language}`} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_SA' : 'en_US'} />
    </>
  )
}

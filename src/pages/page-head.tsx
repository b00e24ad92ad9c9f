import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { settingIn, settingsOf } from '#features/settings/setting-values.ts'
import { useTranslation } from '#i18n/translate.tsx'

/** The settings as one record. Every page fetches them before it renders. */
export const useSettings = () => {
  const { data = [] } = useQuery(settingsQuery())
  return settingsOf(data)
}

/** The firm's name in the language of the page; without one, a generic description. */
export const useFirmName = (): string => {
  const { t, language } = useTranslation()
  return settingIn(useSettings(), 'site_title', language) || t('brand.descriptor')
}

type HeadTexts = {
  /** Absent on the home page, whose title is the setting. */
  title?: string | undefined
  /** Defaults to the firm's own description. */
  description?: string | undefined
}

/** The texts of the page's head, each with its fallback. */
export const useHeadTexts = ({ title, description }: HeadTexts) => {
  const { language } = useTranslation()
  const settings = useSettings()
  const siteTitle = useFirmName()
  const ownTitle = title ?? (settingIn(settings, 'meta_title', language) || siteTitle)
  return {
    siteTitle,
    ownTitle,
    fullTitle: title ? `${title} – ${siteTitle}` : ownTitle,
    summary:
      description ||
      settingIn(settings, 'meta_description', language) ||
      settingIn(settings, 'site_description', language) ||
      siteTitle,
  }
}

/** The head of a page that search engines must not index. */
export const PageHead = (texts: HeadTexts) => {
  const { fullTitle, summary } = useHeadTexts(texts)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content="noindex" />
    </>
  )
}

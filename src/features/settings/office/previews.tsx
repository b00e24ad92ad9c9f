import { useState } from 'react'
import { isPictureAddress } from '#features/images/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguages, directionOf } from '#languages/language.ts'
import { BrandMark } from '#ui/brand.tsx'
import { SocialIcon, type SocialNetwork } from '#ui/social-icon.tsx'
import { type Settings, settingIn } from '../setting-values.ts'

type PreviewProps = {
  /** The settings with unsaved changes. */
  settings: Settings
  /** The site's URL, such as `https://mizan.example`. */
  publicUrl: string
}

/** The home page as a search result, in both languages. */
export const SearchPreview = ({ settings, publicUrl, note }: PreviewProps & { note: string }) => {
  const { t } = useTranslation()
  const { host } = new URL(publicUrl)
  return (
    <section className="settings-preview" aria-labelledby="search-preview">
      <h2 id="search-preview">{t('settings.preview.search')}</h2>
      {contentLanguages.map((language) => (
        <div key={language} className="search-preview" lang={language} dir={directionOf(language)}>
          <div className="search-preview-site">
            <BrandMark />
            <span>
              <span className="clipped">{settingIn(settings, 'site_title', language)}</span>
              <small dir="ltr">{language === 'ar' ? `${host}/?lang=ar` : host}</small>
            </span>
          </div>
          <p className="search-preview-title">
            {settingIn(settings, 'meta_title', language) || settingIn(settings, 'site_title', language)}
          </p>
          <p className="search-preview-text">{settingIn(settings, 'meta_description', language)}</p>
        </div>
      ))}
      <p className="caption">{note}</p>
    </section>
  )
}

/** The home page as a shared link, in both languages. */
export const SharePreview = ({ settings, publicUrl }: PreviewProps) => {
  const { t } = useTranslation()
  const { host } = new URL(publicUrl)
  return (
    <section className="settings-preview" aria-labelledby="share-preview">
      <h2 id="share-preview">{t('settings.preview.share')}</h2>
      {contentLanguages.map((language) => (
        <div key={language} className="share-preview" lang={language} dir={directionOf(language)}>
          <SharePicture
            key={settings.og_image}
            address={settings.og_image}
            name={settingIn(settings, 'site_title', language)}
          />
          <div className="share-preview-words">
            <small dir="ltr">{host}</small>
            <p className="share-preview-title">
              {settingIn(settings, 'meta_title', language) || settingIn(settings, 'site_title', language)}
            </p>
            <p className="share-preview-text">{settingIn(settings, 'meta_description', language)}</p>
          </div>
        </div>
      ))}
    </section>
  )
}

/** The picture. Without one, or if it fails to load, a drawing. */
const SharePicture = ({ address, name }: { address: string; name: string }) => {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="share-preview-picture night">
      {isPictureAddress(address) && !hasFailed ? (
        <img src={address} alt="" onError={() => setFailed(true)} />
      ) : (
        <>
          <BrandMark isBare />
          <span className="share-preview-name">{name}</span>
        </>
      )}
    </div>
  )
}

const networks = [
  ['twitter_url', 'x'],
  ['linkedin_url', 'linkedin'],
  ['youtube_url', 'youtube'],
  ['instagram_url', 'instagram'],
  ['facebook_url', 'facebook'],
] as const satisfies [keyof Settings, SocialNetwork][]

/** The social media icons for the website. */
export const SocialPreview = ({ settings }: Pick<PreviewProps, 'settings'>) => {
  const { t } = useTranslation()
  const shown = networks.filter(([key]) => settings[key].trim() !== '')
  return (
    <section className="settings-preview" aria-labelledby="social-preview">
      <h2 id="social-preview">{t('settings.social.preview')}</h2>
      <div className="social-preview night">
        {shown.map(([key, network]) => (
          <SocialIcon key={key} network={network} />
        ))}
        {shown.length === 0 && <p>{t('settings.social.none')}</p>}
      </div>
    </section>
  )
}

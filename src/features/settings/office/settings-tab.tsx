import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isPictureAddress } from '#features/images/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguages, directionOf } from '#languages/language.ts'
import { BrandMark } from '#ui/brand.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { SocialIcon, type SocialNetwork } from '#ui/social-icon.tsx'
import { twinsInOrder } from '#ui/twin-language.ts'
import type { AdminSetting } from '../schema.ts'
import { sectionKeys, tabKeys } from '../setting-table.ts'
import { type SettingTab, settingTabs } from '../setting-tabs.ts'
import { type Settings, settingIn, settingsOf } from '../setting-values.ts'
import { changesOf, type SettingsForm } from './form-values.ts'
import { SettingField, type SettingsFormProps, useSettingsForm } from './settings-form.tsx'
import './settings-tab.css'

/** A titled group of fields, English and Arabic side by side. */
const FieldSection = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="muted">{note}</p>}
      <div className="form-grid">{children}</div>
    </section>
  )
}

/** A tab with its own form, which sends only its own settings, and a preview of the website. */
const SettingsTab = ({
  tab,
  publicUrl,
  ...props
}: SettingsFormProps & {
  tab: SettingTab
  publicUrl: string
}) => {
  const { t, language } = useTranslation()
  const { form, fields, summary, comparison, question, ...frame } = useSettingsForm({
    ...props,
    keys: tabKeys(tab),
    headingLevel: 'h2',
    // Closing the site to visitors requires confirmation.
    shouldAsk: (values, against = props.rows) =>
      values.maintenance_mode === 'true' && settingsOf(against).maintenance_mode !== 'true',
  })
  const seen = frame.seen ?? props.rows
  const { isDirty, dirtyFields } = form.formState
  return (
    <div className="settings-columns">
      <form
        method="post"
        className="panel settings-form"
        noValidate
        onSubmit={frame.submit}
        aria-label={t(`settings.tab.${tab}`)}
      >
        {summary}
        {settingTabs[tab].map((section) => (
          <FieldSection
            key={section}
            title={t(`settings.${section}`)}
            note={section === 'social' ? t('settings.social.hint') : undefined}
          >
            {twinsInOrder(sectionKeys(section), language).map((key) => (
              <SettingField key={key} {...fields} name={key} />
            ))}
          </FieldSection>
        ))}
        <div className="settings-foot button-row">
          <UnsavedCount count={Object.keys(dirtyFields).length} />
          <SaveButtons
            label={t('form.saveChanges')}
            isSaving={frame.isPending}
            canCancel={isDirty}
            onCancel={() => frame.adopt(seen)}
          />
        </div>
      </form>
      <aside className="settings-aside" aria-label={t('settings.preview')}>
        <Previews tab={tab} form={form} rows={seen} publicUrl={publicUrl} />
      </aside>
      {question && (
        <ConfirmDialog
          {...question}
          title={t('settings.maintenance.title')}
          variant="primary"
          confirmLabel={t('settings.maintenance.confirm')}
        >
          {t('settings.maintenance.body')}
        </ConfirmDialog>
      )}
      {comparison}
    </div>
  )
}

const UnsavedCount = ({ count }: { count: number }): ReactNode => {
  const { t } = useTranslation()
  return (
    <p className="settings-unsaved muted" role="status">
      {count > 0 && (
        <>
          <Icon icon={Pencil} size="small" />
          {t('settings.unsaved', { n: count })}
        </>
      )}
    </p>
  )
}

/** Updates while the user types. */
const Previews = ({
  tab,
  form,
  rows,
  publicUrl,
}: {
  tab: SettingTab
  form: SettingsForm
  rows: AdminSetting[]
  publicUrl: string
}) => {
  const { t } = useTranslation()
  const typed = useWatch({ control: form.control })
  const settings = settingsOf([...rows, ...changesOf(typed, rows, tabKeys(tab))])
  if (tab === 'social') return <SocialPreview settings={settings} />
  return (
    <>
      <SearchPreview
        settings={settings}
        publicUrl={publicUrl}
        note={t(tab === 'general' ? 'settings.preview.noteGeneral' : 'settings.preview.note')}
      />
      {tab === 'seo' && <SharePreview settings={settings} publicUrl={publicUrl} />}
    </>
  )
}

type PreviewProps = {
  /** The settings with unsaved changes. */
  settings: Settings
  /** The site's URL, such as `https://mizan.example`. */
  publicUrl: string
}

/** The home page as a search result, in both languages. */
const SearchPreview = ({ settings, publicUrl, note }: PreviewProps & { note: string }) => {
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
const SharePreview = ({ settings, publicUrl }: PreviewProps) => {
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
const SocialPreview = ({ settings }: Pick<PreviewProps, 'settings'>) => {
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

export default SettingsTab

import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { twinsInOrder } from '#ui/twin-language.ts'
import type { AdminSetting } from '../schema.ts'
import { sectionKeys, tabKeys } from '../setting-table.ts'
import { type SettingTab, settingTabs } from '../setting-tabs.ts'
import { settingsOf } from '../setting-values.ts'
import { changesOf, type SettingsForm } from './form-values.ts'
import { SearchPreview, SharePreview, SocialPreview } from './previews.tsx'
import { SettingField } from './setting-field.tsx'
import { type SettingsFormProps, useSettingsForm } from './use-settings-form.tsx'
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

export default SettingsTab

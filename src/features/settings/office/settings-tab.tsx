import Pencil from 'lucide-react/icons/pencil'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { type AdminSetting, type Settings, settingForms, settingsOf } from '../schema.ts'
import { type SettingTab, settingTabs } from '../setting-tabs.ts'
import { findAdminSettings, saveSettings } from './api.ts'
import { FieldSection } from './field-section.tsx'
import { changesOf, type SettingsFields, type SettingValues, valuesOf } from './form-values.ts'
import { GeneralFields } from './general-fields.tsx'
import { settingLabels } from './labels.ts'
import { SearchPreview, SharePreview, SocialPreview } from './previews.tsx'
import { SeoFields } from './seo-fields.tsx'
import './settings-tab.css'

const SettingsComparison = lazy(() => import('./settings-compare.tsx'))

/** A tab with its own form, which sends only its own settings, and a preview of the website. */
const SettingsTab = ({
  tab,
  rows,
  publicUrl,
  onSaved,
  onDirtyChange,
}: {
  tab: SettingTab
  rows: AdminSetting[]
  publicUrl: string
  onSaved: (rows: AdminSetting[]) => void
  /** Called with whether leaving the tab would lose unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  const { form, comparison, question, problem, ...frame } = useRecordForm<AdminSetting[], SettingValues>({
    record: rows,
    schema: settingForms[tab] as z.ZodMiniType<SettingValues, SettingValues>,
    valuesOf: (version) => valuesOf(version, settingTabs[tab]),
    save: (values, against = rows) => saveSettings(changesOf(values, against, settingTabs[tab])),
    onSaved: (saved) => {
      frame.adopt(saved)
      onSaved(saved)
    },
    find: findAdminSettings,
    failed: t('toast.settings.failed'),
    // Closing the site to visitors requires confirmation.
    shouldAsk: (values, against = rows) =>
      values.maintenance_mode === 'true' && settingsOf(against).maintenance_mode !== 'true',
  })
  const seen = frame.seen ?? rows
  const { isDirty, dirtyFields } = form.formState
  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])
  const { field, texts, summary } = useLabelledFields({
    form,
    labels: settingLabels,
    attempt: frame.attempt,
    problem,
    headingLevel: 'h2',
    summaryClassName: 'settings-errors',
  })
  return (
    <div className="settings-columns">
      <form
        className="panel settings-form"
        noValidate
        onSubmit={frame.submit}
        aria-label={t(`settings.tab.${tab}`)}
      >
        {summary}
        {tab === 'general' && <GeneralFields form={form} field={field} texts={texts} />}
        {tab === 'social' && <SocialFields field={field} />}
        {tab === 'seo' && <SeoFields form={form} field={field} texts={texts} />}
        <div className="settings-foot button-row">
          <UnsavedCount count={Object.keys(dirtyFields).length} />
          <SaveButtons
            label={t('form.saveChanges')}
            isSaving={frame.isSaving}
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
      {comparison && (
        <Suspense>
          <SettingsComparison keys={settingTabs[tab]} {...comparison} />
        </Suspense>
      )}
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
  form: UseFormReturn<SettingValues, unknown, SettingValues>
  rows: AdminSetting[]
  publicUrl: string
}) => {
  const { t } = useTranslation()
  const typed = useWatch({ control: form.control })
  const settings: Settings = { ...settingsOf(rows), ...typed }
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

const SocialFields = ({ field }: Pick<SettingsFields, 'field'>) => {
  const { t } = useTranslation()
  return (
    <FieldSection title={t('settings.social')} note={t('settings.social.hint')}>
      {settingTabs.social.map((key) => (
        <TextField
          key={key}
          {...field(key)}
          type="url"
          placeholder="https://"
          isOptional
          className="form-full"
        />
      ))}
    </FieldSection>
  )
}

export default SettingsTab

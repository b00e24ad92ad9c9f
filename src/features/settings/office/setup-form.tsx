import { lazy, Suspense, useEffect } from 'react'
import * as z from 'zod/mini'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { type AdminSetting, settingForms } from '../schema.ts'
import type { SettingKey } from '../setting-values.ts'
import { findAdminSettings, saveSettings } from './api.ts'
import {
  changesOf,
  type SettingsFields,
  type SettingsForm,
  type SettingValues,
  valuesOf,
} from './form-values.ts'
import { SettingSwitch } from './general-fields.tsx'
import { settingLabels } from './labels.ts'
import { type SetupStep, setupSteps } from './setup-steps.ts'
import './settings-tab.css'

const SettingsComparison = lazy(() => import('./settings-compare.tsx'))

const labelsOf = (keys: readonly SettingKey[]) =>
  Object.fromEntries(keys.map((key) => [key, settingLabels[key]])) as Partial<typeof settingLabels>

const schemaOf = (keys: readonly SettingKey[]) =>
  z.pick(
    settingForms.general,
    Object.fromEntries(keys.map((key) => [key, true])) as Record<
      keyof typeof settingForms.general.shape,
      true
    >,
  ) as unknown as z.ZodMiniType<SettingValues, SettingValues>

/** One step of the setup: a few settings, saved by the same call as on the settings screen. */
const SetupForm = ({
  step,
  rows,
  onSaved,
  onDirtyChange,
}: {
  step: Exclude<SetupStep, 'mail'>
  rows: AdminSetting[]
  onSaved: (rows: AdminSetting[]) => void
  onDirtyChange: (isDirty: boolean) => void
}) => {
  const { t } = useTranslation()
  const keys: readonly SettingKey[] = setupSteps[step]
  const { form, comparison, problem, ...frame } = useRecordForm<AdminSetting[], SettingValues>({
    record: rows,
    schema: schemaOf(keys),
    valuesOf: (version) => recommended(valuesOf(version, keys), version),
    save: (values, against = rows) => saveSettings(changesOf(values, against, keys)),
    onSaved: (saved) => {
      frame.adopt(saved)
      onSaved(saved)
    },
    find: findAdminSettings,
    failed: t('toast.settings.failed'),
  })
  const { isDirty } = form.formState
  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])
  const fields = useLabelledFields({
    form,
    labels: labelsOf(keys),
    attempt: frame.attempt,
    problem,
    summaryClassName: 'settings-errors',
  })
  return (
    <form className="settings-form" noValidate onSubmit={frame.submit} aria-label={t(`setup.step.${step}`)}>
      {fields.summary}
      <div className="settings-section">
        <div className="form-grid">
          <StepFields step={step} form={form} {...fields} />
        </div>
      </div>
      <div className="settings-foot button-row">
        <Button type="submit" isPending={frame.isSaving} pendingLabel={t('form.submitting')}>
          {t(step === 'opening' ? 'setup.finish' : 'setup.next')}
        </Button>
      </div>
      {comparison && (
        <Suspense>
          <SettingsComparison keys={keys} {...comparison} />
        </Suspense>
      )}
    </form>
  )
}

/** Recommends stricter passwords until the firm has decided (P5.30). */
const recommended = (values: SettingValues, rows: readonly AdminSetting[]): SettingValues =>
  'strict_passwords' in values && !rows.some(({ key }) => key === 'strict_passwords')
    ? { ...values, strict_passwords: 'true' }
    : values

type FieldsProps = Pick<SettingsFields, 'field' | 'texts'> & { form: SettingsForm; step: SetupStep }

const StepFields = ({ step, form, field, texts }: FieldsProps) => {
  const { t } = useTranslation()
  const arabicHint = t('settings.arabic.hint')
  switch (step) {
    case 'name':
      return (
        <>
          <TextField {...field('site_title')} />
          <TextField {...field('site_title_ar')} hint={arabicHint} isOptional />
          <TextArea {...field('site_description')} rows={4} />
          <TextArea {...field('site_description_ar')} rows={4} hint={arabicHint} isOptional />
        </>
      )
    case 'contact':
      return (
        <>
          <TextArea {...field('contact_address')} rows={2} />
          <TextArea {...field('contact_address_ar')} rows={2} hint={arabicHint} isOptional />
          <TextField {...field('contact_email')} type="email" />
          <TextField {...field('contact_phone')} type="tel" />
          <TextField {...field('whatsapp_number')} type="tel" hint={t('settings.whatsapp.hint')} isOptional />
          <TextField {...field('office_location')} dir="ltr" hint={t('settings.location.hint')} isOptional />
        </>
      )
    case 'registration':
      return (
        <>
          <TextField {...field('license_number')} dir="ltr" isOptional />
          <TextField {...field('commercial_register')} inputMode="numeric" isOptional />
        </>
      )
    default:
      return (
        <>
          {(['strict_passwords', 'maintenance_mode'] as const).map((name) => (
            <div key={name} className="form-full settings-maintenance">
              <SettingSwitch
                form={form}
                name={name}
                id={texts(name).id}
                label={t(name === 'strict_passwords' ? 'settings.strictPasswords' : 'setup.closed')}
              />
              <FieldNotes
                id={texts(name).id}
                hint={t(name === 'strict_passwords' ? 'settings.strictPasswords.hint' : 'setup.closed.hint')}
                error={texts(name).error}
              />
            </div>
          ))}
        </>
      )
  }
}

export default SetupForm

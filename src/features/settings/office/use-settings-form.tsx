import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import type { AdminSetting } from '../schema.ts'
import type { SettingKey } from '../setting-table.ts'
import { findAdminSettings, saveSettings } from './api.ts'
import { changesOf, labelsOf, type SettingValues, schemaOf, valuesOf } from './form-values.ts'

const SettingsComparison = lazy(() => import('./settings-compare.tsx'))

export type SettingsFormProps = {
  rows: AdminSetting[]
  onSaved: (rows: AdminSetting[]) => void
  /** Called with whether leaving the form would lose unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void
}

/** A form for some of the settings, which sends only these. */
export const useSettingsForm = ({
  keys,
  rows,
  onSaved,
  onDirtyChange,
  headingLevel,
  shownValues = (values) => values,
  shouldAsk,
}: SettingsFormProps & {
  keys: readonly SettingKey[]
  headingLevel: 'h2' | 'h3'
  /** Changes the values with which the form begins. */
  shownValues?: (values: SettingValues, rows: readonly AdminSetting[]) => SettingValues
  shouldAsk?: (values: SettingValues, rows?: readonly AdminSetting[]) => boolean
}) => {
  const { t } = useTranslation()
  const { form, comparison, problem, ...frame } = useRecordForm<AdminSetting[], SettingValues>({
    record: rows,
    schema: schemaOf(keys),
    valuesOf: (version) => shownValues(valuesOf(version, keys), version),
    save: (values, against = rows) => saveSettings(changesOf(values, against, keys)),
    onSaved: (saved) => {
      frame.adoptSaved(saved)
      onSaved(saved)
    },
    find: findAdminSettings,
    failed: t('toast.settings.failed'),
    shouldAsk,
  })
  const { isDirty } = form.formState
  useEffect(() => {
    onDirtyChange(isDirty)
    return () => onDirtyChange(false)
  }, [isDirty, onDirtyChange])
  const { summary, ...fields } = useLabelledFields({
    form,
    labels: labelsOf(keys),
    attempt: frame.attempt,
    problem,
    headingLevel,
    summaryClassName: 'settings-errors',
  })
  return {
    ...frame,
    form,
    summary,
    /** The props of each `SettingField`. */
    fields: { ...fields, form },
    comparison: comparison && (
      <Suspense>
        <SettingsComparison keys={keys} {...comparison} />
      </Suspense>
    ),
  }
}

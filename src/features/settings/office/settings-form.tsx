import { lazy, Suspense, useEffect } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { useMailKey } from '../browser/use-mail-text.ts'
import type { AdminSetting } from '../schema.ts'
import { type SettingKey, settingTable } from '../setting-table.ts'
import { findAdminSettings, saveSettings } from './api.ts'
import {
  changesOf,
  labelsOf,
  type SettingsForm,
  type SettingValues,
  schemaOf,
  valuesOf,
} from './form-values.ts'

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

type SettingFieldProps = Pick<
  ReturnType<typeof useLabelledFields<SettingValues, SettingValues>>,
  'field' | 'texts'
> & {
  form: SettingsForm
  name: SettingKey
  /** Replaces the texts of the table. */
  wording?: { label: TextKey; hint: TextKey }
}

/** The field of one setting, as its row in the table describes it. */
export const SettingField = ({ form, field, texts, name, wording }: SettingFieldProps) => {
  const { t } = useTranslation()
  const typed = useWatch({ control: form.control, name }) ?? ''
  const { kind, label, hint, schema, input } = { ...settingTable[name], ...wording }
  const mailKey = useMailKey()
  const notes = {
    hint: hint && t(hint === 'settings.iban.hint' ? mailKey(hint) : hint, { n: [...typed.trim()].length }),
    isOptional: z.safeParse(schema, '').success,
  }
  switch (kind) {
    case 'switch': {
      const { id, error } = texts(name)
      return (
        <div className="form-full settings-switch">
          <SwitchField
            form={form}
            name={name}
            id={id}
            label={<span className="strong">{t(label)}</span>}
            on="true"
            off="false"
          />
          <FieldNotes id={id} hint={notes.hint} error={error} />
        </div>
      )
    }
    case 'picture':
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value = '', onChange, onBlur, ref } }) => (
            <PictureField
              {...texts(name)}
              {...notes}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              shape="wide"
              className="form-full"
            />
          )}
        />
      )
    case 'areas':
      return (
        <div className="form-full">
          <Controller
            control={form.control}
            name={name}
            render={({ field: { value = '', onChange } }) => (
              <CheckboxGroup
                {...texts(name)}
                {...notes}
                options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
                value={serviceAreas.filter((area) => value.split(',').includes(area))}
                onChange={(chosen) =>
                  onChange(serviceAreas.filter((area) => chosen.includes(area)).join(','))
                }
              />
            )}
          />
        </div>
      )
    case 'textarea':
      return <TextArea {...field(name)} {...notes} {...input} />
    case 'url':
      return <TextField {...field(name)} {...notes} type="url" placeholder="https://" className="form-full" />
    default:
      return <TextField {...field(name)} {...notes} {...input} type={kind} />
  }
}

import { Controller, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { useMailKey } from '../browser/use-mail-text.ts'
import { type SettingKey, settingTable } from '../setting-table.ts'
import type { SettingsForm, SettingValues } from './form-values.ts'

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
    case 'textarea':
      return <TextArea {...field(name)} {...notes} {...input} />
    case 'url':
      return <TextField {...field(name)} {...notes} type="url" placeholder="https://" className="form-full" />
    default:
      return <TextField {...field(name)} {...notes} {...input} type={kind} />
  }
}

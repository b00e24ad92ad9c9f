import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { fieldErrorsOf } from '#ui/field-errors.ts'
import type { SettingKey } from '../schema.ts'
import type { SettingValues } from './form-values.ts'
import { languageOfSetting, settingLabels } from './labels.ts'

export type SettingsForm = UseFormReturn<SettingValues, unknown, SettingValues>

/** What each field of a tab is given; twins stand in the direction of their own language. */
export const useSettingsFields = (form: SettingsForm) => {
  const { t, tMessage } = useTranslation()
  const id = useId()
  const { errors } = form.formState
  const idOf = (key: string) => `${id}-${key}`
  const textsOf = (key: SettingKey) => {
    const message = errors[key]?.message
    return {
      id: idOf(key),
      label: t(settingLabels[key]),
      error: message === undefined ? undefined : tMessage(message),
    }
  }
  const field = (key: SettingKey) => ({
    ...form.register(key),
    ...textsOf(key),
    lang: languageOfSetting(key),
  })
  return { field, textsOf, idOf, listed: fieldErrorsOf(errors, settingLabels, idOf, { t, tMessage }) }
}

export type SettingsFields = Pick<ReturnType<typeof useSettingsFields>, 'field' | 'textsOf' | 'idOf'>

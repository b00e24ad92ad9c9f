import type { UseFormReturn } from 'react-hook-form'
import type { TextKey } from '#i18n/translate.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { LegalWordingInput } from '../admin-schema.ts'

export type LegalForm = UseFormReturn<LegalWordingInput, unknown, LegalWordingInput>

/** In the order of the page. */
export const legalLabels = {
  titleEn: 'pages.titleEn',
  titleAr: 'pages.titleAr',
  contentEn: 'pages.contentEn',
  contentAr: 'pages.contentAr',
} as const satisfies Record<keyof LegalWordingInput, TextKey>

export const legalWordsOf = ({
  titleEn,
  titleAr,
  contentEn,
  contentAr,
}: LegalWordingInput): LegalWordingInput => ({ titleEn, titleAr, contentEn, contentAr })

/** English and Arabic side by side, each in its own direction. */
export const LegalFields = ({
  form,
  idOf,
}: {
  form: LegalForm
  idOf: (name: keyof LegalWordingInput) => string
}) => {
  const { t, tMessage } = useTranslation()
  const field = (name: keyof LegalWordingInput) => {
    const message = form.formState.errors[name]?.message
    return {
      ...form.register(name),
      id: idOf(name),
      label: t(legalLabels[name]),
      lang: name.endsWith('Ar') ? 'ar' : 'en',
      error: message === undefined ? undefined : tMessage(message),
    }
  }
  return (
    <div className="form-grid legal-fields">
      <TextField {...field('titleEn')} />
      <TextField {...field('titleAr')} />
      <TextArea {...field('contentEn')} rows={24} inputClassName="legal-markdown" spellCheck />
      <TextArea {...field('contentAr')} rows={24} inputClassName="legal-markdown" spellCheck />
    </div>
  )
}

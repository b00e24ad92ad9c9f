import { type ComponentType, Suspense } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import type { ContentLanguage } from '#languages/language.ts'
import { FieldNotes } from '#ui/form-field.tsx'
import { Loading } from '#ui/skeleton.tsx'
import type { ServiceInput } from '../schema.ts'
import './guide-field.css'

/** The editor of publications, passed in by the page because it belongs to another feature. */
export type GuideEditor = ComponentType<{
  id: string
  value: string
  onChange: (markdown: string) => void
  onBlur: () => void
  language: ContentLanguage
  label: string
  error: string | undefined
  hintId?: string
}>

/** The guide in one language, with the editor of publications. */
export const GuideField = ({
  editor: Editor,
  form,
  language,
  id,
  label,
  error,
  hint,
}: {
  editor: GuideEditor
  form: UseFormReturn<ServiceInput, unknown, ServiceInput>
  language: ContentLanguage
  id: string
  label: string
  error: string | undefined
  hint?: string
}) => {
  const { t } = useTranslation()
  return (
    <div className="field form-full">
      <span className="field-label" aria-hidden="true">
        {label}
        <span className="field-optional"> ({t('form.optional')})</span>
      </span>
      <div className="guide-field">
        <Suspense fallback={<Loading className="guide-field-place" shapes={['100', '80', '60']} />}>
          <Controller
            control={form.control}
            name={language === 'ar' ? 'guideAr' : 'guideEn'}
            render={({ field: { value = '', onChange, onBlur } }) => (
              <Editor
                id={id}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                language={language}
                label={label}
                error={error}
                {...(hint && { hintId: `${id}-hint` })}
              />
            )}
          />
        </Suspense>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

import { Controller, useWatch } from 'react-hook-form'
import { PictureField } from '#features/images/office/picture-field.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { FieldSection } from './field-section.tsx'
import type { SettingsFields, SettingsForm } from './form-values.ts'

/** Texts for search engines and shared links. */
export const SeoFields = ({
  form,
  field,
  texts,
}: Pick<SettingsFields, 'field' | 'texts'> & { form: SettingsForm }) => {
  const { t } = useTranslation()
  const values = useWatch({ control: form.control })
  const lengthOf = (text = '') => [...text.trim()].length
  return (
    <>
      <FieldSection title={t('settings.search')}>
        <TextField
          {...field('meta_title')}
          hint={t('settings.titleLength', { n: lengthOf(values.meta_title) })}
        />
        <TextField
          {...field('meta_title_ar')}
          hint={t('settings.titleLength', { n: lengthOf(values.meta_title_ar) })}
          isOptional
        />
        <TextArea
          {...field('meta_description')}
          rows={5}
          hint={t('settings.descriptionLength', { n: lengthOf(values.meta_description) })}
        />
        <TextArea
          {...field('meta_description_ar')}
          rows={5}
          hint={t('settings.descriptionLength', { n: lengthOf(values.meta_description_ar) })}
          isOptional
        />
      </FieldSection>
      <FieldSection title={t('settings.sharing')}>
        <Controller
          control={form.control}
          name="og_image"
          render={({ field: { value = '', onChange, onBlur, ref } }) => (
            <PictureField
              {...texts('og_image')}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              shape="wide"
              hint={t('settings.ogImage.hint')}
              isOptional
              className="form-full"
            />
          )}
        />
      </FieldSection>
      <FieldSection title={t('settings.statistics')}>
        <TextField
          {...field('google_analytics_id')}
          dir="ltr"
          placeholder="G-"
          autoComplete="off"
          spellCheck={false}
          hint={t('settings.gaId.hint')}
          isOptional
        />
      </FieldSection>
    </>
  )
}

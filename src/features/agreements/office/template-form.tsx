import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import type { TemplateInput } from '../input.ts'
import { PlaceholderButtons } from './placeholder-buttons.tsx'
import { type TemplateValues, templateLabels } from './template-values.ts'

/** The names and texts of a template, and the mark of the partner's review. */
export const TemplateForm = ({ form, ...frame }: FormFrame<TemplateValues, TemplateInput>) => {
  const { t } = useTranslation()
  const { field, texts, summary } = useLabelledFields({ form, labels: templateLabels, ...frame })
  const review = texts('isReviewed')
  return (
    <div className="form-grid">
      {summary}
      <div className="form-full">
        <SelectField
          {...field('area')}
          options={serviceAreas.map((area) => ({ value: area, label: t(areaLabel[area]) }))}
        />
      </div>
      <Twins en={<TextField {...field('nameEn')} />} ar={<TextField {...field('nameAr')} />} />
      <PlaceholderButtons ids={{ ar: texts('textAr').id, en: texts('textEn').id }} />
      <Twins
        en={<TextArea {...field('textEn')} rows={12} isOptional />}
        ar={<TextArea {...field('textAr')} rows={12} />}
      />
      <div className="form-full">
        <SwitchField form={form} name="isReviewed" id={review.id} label={review.label} />
      </div>
    </div>
  )
}

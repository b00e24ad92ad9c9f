import type * as z from 'zod/mini'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SwitchField } from '#ui/switch-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type TemplateInput, templateInput } from '../input.ts'
import type { Template } from '../schema.ts'
import { createTemplate, findTemplate, updateTemplate } from './lists-api.ts'
import { PlaceholderButtons } from './placeholder-buttons.tsx'
import { templateTableId } from './template-columns.tsx'

/** The version is added when it is saved. */
type TemplateValues = Omit<z.input<typeof templateInput>, 'updatedAt'>

/** The labels, in the order of the form. */
const templateLabels = {
  area: 'agreementList.templates.area',
  nameEn: 'table.nameEn',
  nameAr: 'table.nameAr',
  textEn: 'agreementList.templates.textEn',
  textAr: 'agreementList.templates.textAr',
  isReviewed: 'agreementList.templates.isReviewed',
} as const satisfies Record<keyof TemplateValues, TextKey>

const newTemplate: TemplateValues = {
  area: 'litigation',
  nameEn: '',
  nameAr: '',
  textEn: '',
  textAr: '',
  isReviewed: false,
}

const templateValuesOf = ({ id: _id, updatedAt: _version, ...values }: Template): TemplateValues => values

/** The names and texts of a template, and the mark of the partner's review. */
const TemplateForm = ({ form, ...frame }: FormFrame<TemplateValues, TemplateInput>) => {
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

/** Adds a template, or changes `template`. */
const TemplateDialog = ({
  template,
  onSaved,
  onClose,
}: {
  template: Template | undefined
  onSaved: (saved: Template) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={template}
      schema={templateInput}
      valuesOf={templateValuesOf}
      newValues={newTemplate}
      calls={{ create: createTemplate, update: updateTemplate, find: findTemplate }}
      texts={{
        add: 'agreementList.templates.add',
        edit: 'agreementList.templates.edit',
        addFailed: 'agreementList.templates.addFailed',
        updateFailed: 'agreementList.templates.updateFailed',
        changed: 'agreementList.templates.changed',
      }}
      labels={templateLabels}
      textOf={(name, values) => textOf(t, name, values)}
      size={960}
      tableId={templateTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <TemplateForm {...frame} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof TemplateValues, values: TemplateValues): string => {
  if (name === 'area') return t(areaLabel[values.area])
  if (name === 'isReviewed')
    return t(values.isReviewed ? 'agreementList.templates.reviewed' : 'agreementList.templates.notReviewed')
  return values[name] ?? ''
}

export default TemplateDialog

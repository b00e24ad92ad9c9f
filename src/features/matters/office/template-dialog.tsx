import Plus from 'lucide-react/icons/plus'
import { type ComponentProps, useRef } from 'react'
import { type Path, useFieldArray } from 'react-hook-form'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { OrderedPart, useMovedParts } from '#ui/ordered-part.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type Template, type TemplateInput, templateInput } from '../schema.ts'
import { maxStages } from '../values.ts'
import { templateTableId } from './template-columns.tsx'
import {
  emptyStage,
  labelsWith,
  newTemplate,
  stagePairs,
  type TemplateValues,
  templateLabels,
  textOfStages,
  valuesOf,
} from './template-values.ts'
import { createTemplate, findTemplate, updateTemplate } from './templates-api.ts'

const partTexts = {
  nth: 'stageTemplates.stage.nth',
  up: 'stageTemplates.stage.up',
  down: 'stageTemplates.stage.down',
  remove: 'stageTemplates.stage.remove',
} as const

/** Both names are required; the sentences have several lines. */
const Field = ({
  name,
  field,
}: {
  name: (typeof stagePairs)[number]
  field: ComponentProps<typeof TextField> & ComponentProps<typeof TextArea>
}) => {
  if (name === 'name') return <TextField {...field} />
  return name === 'usualTime' ? (
    <TextField {...field} isOptional />
  ) : (
    <TextArea {...field} rows={2} isOptional />
  )
}

/** The names of a template, its stages in order, and the mark of the partner's review. */
const TemplateForm = ({ form, ...frame }: FormFrame<TemplateValues, TemplateInput>) => {
  const { t } = useTranslation()
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'stages' })
  const { field, texts, summary } = useLabelledFields({ form, labels: labelsWith(fields.length), ...frame })
  const addButton = useRef<HTMLButtonElement>(null)
  const { listId, moved, moveBy } = useMovedParts(move)
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
      {fields.map(({ id: key }, at) => (
        <OrderedPart
          key={key}
          listId={listId}
          at={at}
          total={fields.length}
          texts={partTexts}
          onMove={(by) => moveBy(at, by)}
          onRemove={() => {
            remove(at)
            addButton.current?.focus()
          }}
        >
          {stagePairs.map((name) => {
            const fieldIn = (language: 'En' | 'Ar') =>
              field(`stages.${at}.${name}${language}` as Path<TemplateValues>)
            return (
              <Twins
                key={name}
                en={<Field name={name} field={fieldIn('En')} />}
                ar={<Field name={name} field={fieldIn('Ar')} />}
              />
            )
          })}
        </OrderedPart>
      ))}
      <p className="visually-hidden" role="status">
        {moved && t('stageTemplates.stage.moved', { from: moved.from + 1, n: moved.to + 1 })}
      </p>
      <Button
        ref={addButton}
        id={texts('stages').id}
        className="form-full"
        variant="outline"
        icon={<Icon icon={Plus} size="medium" />}
        disabled={fields.length >= maxStages}
        onClick={() => append(emptyStage)}
      >
        {t('stageTemplates.stage.add')}
      </Button>
      <CheckboxField {...field('isReviewed')} className="form-full" />
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
      valuesOf={valuesOf}
      newValues={newTemplate}
      calls={{ create: createTemplate, update: updateTemplate, find: findTemplate }}
      texts={{
        add: 'stageTemplates.add',
        edit: 'stageTemplates.edit',
        addFailed: 'stageTemplates.addFailed',
        updateFailed: 'stageTemplates.updateFailed',
        changed: 'stageTemplates.changed',
      }}
      labels={templateLabels}
      textOf={(name, values) => textOf(t, name, values)}
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
  if (name === 'stages') return textOfStages(values.stages)
  if (name === 'isReviewed')
    return t(values.isReviewed ? 'stageTemplates.reviewed' : 'stageTemplates.notReviewed')
  return values[name]
}

export default TemplateDialog

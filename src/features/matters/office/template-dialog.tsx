import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { type Path, useFieldArray } from 'react-hook-form'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type Translation, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type Stage, type Template, type TemplateInput, templateInput } from '../schema.ts'
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
import './template-form.css'

type StageMove = 'up' | 'down'

/** The id of the button that moves the stage at this position. */
const moveButtonId = (id: string, at: number, move: StageMove): string => `${id}-${at}-${move}`

/** The fields of one stage, and the buttons that move and remove it. */
const StageFields = ({
  id,
  at,
  total,
  fieldOf,
  onMove,
  onRemove,
}: {
  /** The id of the list. */
  id: string
  at: number
  total: number
  fieldOf: (name: keyof Stage) => ComponentProps<typeof TextField> & ComponentProps<typeof TextArea>
  onMove: (move: StageMove) => void
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  const n = at + 1
  return (
    <fieldset className="stage-fields form-full">
      <legend>{t('stageTemplates.stage.nth', { n })}</legend>
      <div className="stage-tools form-full">
        <IconButton
          id={moveButtonId(id, at, 'up')}
          icon={ArrowUp}
          size="table"
          label={t('stageTemplates.stage.up', { n })}
          disabled={at === 0}
          onClick={() => onMove('up')}
        />
        <IconButton
          id={moveButtonId(id, at, 'down')}
          icon={ArrowDown}
          size="table"
          label={t('stageTemplates.stage.down', { n })}
          disabled={n === total}
          onClick={() => onMove('down')}
        />
        <IconButton
          icon={Trash2}
          size="table"
          isDanger
          label={t('stageTemplates.stage.remove', { n })}
          disabled={total === 1}
          onClick={onRemove}
        />
      </div>
      {stagePairs.map((name) => (
        <Twins
          key={name}
          en={<Field name={name} field={fieldOf(`${name}En`)} />}
          ar={<Field name={name} field={fieldOf(`${name}Ar`)} />}
        />
      ))}
    </fieldset>
  )
}

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
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const [moved, setMoved] = useState<{ from: number; to: number; by: StageMove }>()
  // The button moves with its stage and loses the focus. At the end of the list, the other one gets it.
  useEffect(() => {
    if (!moved) return
    const buttons = [moved.by, moved.by === 'up' ? 'down' : 'up'] as const
    const ids = buttons.map((by) => moveButtonId(id, moved.to, by))
    ids
      .map((each) => document.getElementById(each))
      .find((button) => button?.matches(':enabled'))
      ?.focus()
  }, [moved, id])
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
        <StageFields
          key={key}
          id={id}
          at={at}
          total={fields.length}
          fieldOf={(name) => field(`stages.${at}.${name}` as Path<TemplateValues>)}
          onMove={(by) => {
            const to = by === 'up' ? at - 1 : at + 1
            move(at, to)
            setMoved({ from: at, to, by })
          }}
          onRemove={() => {
            remove(at)
            addButton.current?.focus()
          }}
        />
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

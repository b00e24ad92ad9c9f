import Plus from 'lucide-react/icons/plus'
import { useEffect, useId, useRef, useState } from 'react'
import { type Path, useFieldArray } from 'react-hook-form'
import { serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import type { TemplateInput } from '../schema.ts'
import { maxStages } from '../values.ts'
import { moveButtonId, StageFields, type StageMove } from './stage-fields.tsx'
import { emptyStage, labelsWith, type TemplateValues } from './template-values.ts'
import './template-form.css'

/** The names of a template, its stages in order, and the mark of the partner's review. */
export const TemplateForm = ({ form, ...frame }: FormFrame<TemplateValues, TemplateInput>) => {
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

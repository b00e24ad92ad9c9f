import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
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
import { TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import { type FormFrame, useLabelledFields } from '#ui/use-labelled-fields.tsx'
import { type PaperList, type PaperListInput, paperListInput } from '../schema.ts'
import { maxPapers } from '../values.ts'
import { paperListTableId } from './list-columns.tsx'
import {
  emptyPaper,
  labelsWith,
  listLabels,
  newList,
  type PaperListValues,
  textOfPapers,
  valuesOf,
} from './list-values.ts'
import { createPaperList, findPaperList, updatePaperList } from './lists-api.ts'
import { PaperFields } from './paper-fields.tsx'

const partTexts = {
  nth: 'paperLists.paper.nth',
  up: 'paperLists.paper.up',
  down: 'paperLists.paper.down',
  remove: 'paperLists.paper.remove',
} as const

/** The names of a list, its papers in order, and the mark of the partner's review. */
const PaperListForm = ({ form, ...frame }: FormFrame<PaperListValues, PaperListInput>) => {
  const { t } = useTranslation()
  // The papers have ids of their own.
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'papers',
    keyName: 'key',
  })
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
      {fields.map(({ key }, at) => {
        const nameOf = (name: string) => `papers.${at}.${name}` as Path<PaperListValues>
        return (
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
            <PaperFields
              fieldOf={(name) => field(nameOf(name))}
              numberOf={(name, setValueAs) => ({
                ...texts(nameOf(name)),
                ...form.register(nameOf(name), { setValueAs }),
              })}
            />
          </OrderedPart>
        )
      })}
      <p className="visually-hidden" role="status">
        {moved && t('paperLists.paper.moved', { from: moved.from + 1, n: moved.to + 1 })}
      </p>
      <Button
        ref={addButton}
        id={texts('papers').id}
        className="form-full"
        variant="outline"
        icon={<Icon icon={Plus} size="medium" />}
        disabled={fields.length >= maxPapers}
        onClick={() => append(emptyPaper)}
      >
        {t('paperLists.paper.add')}
      </Button>
      <CheckboxField {...field('isReviewed')} className="form-full" />
    </div>
  )
}

/** Adds a list, or changes `list`. */
const PaperListDialog = ({
  list,
  onSaved,
  onClose,
}: {
  list: PaperList | undefined
  onSaved: (saved: PaperList) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <RecordEditor
      record={list}
      schema={paperListInput}
      valuesOf={valuesOf}
      newValues={newList}
      calls={{ create: createPaperList, update: updatePaperList, find: findPaperList }}
      texts={{
        add: 'paperLists.add',
        edit: 'paperLists.edit',
        addFailed: 'paperLists.addFailed',
        updateFailed: 'paperLists.updateFailed',
        changed: 'paperLists.changed',
      }}
      labels={listLabels}
      textOf={(name, values) => textOf(t, name, values)}
      tableId={paperListTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(frame) => <PaperListForm {...frame} />}
    </RecordEditor>
  )
}

const textOf = (t: Translation['t'], name: keyof PaperListValues, values: PaperListValues): string => {
  if (name === 'area') return t(areaLabel[values.area])
  if (name === 'papers')
    return textOfPapers(values.papers, {
      required: t('paperLists.paper.isRequired'),
      optional: t('paperLists.paper.optional'),
    })
  if (name === 'isReviewed') return t(values.isReviewed ? 'paperLists.reviewed' : 'paperLists.notReviewed')
  return values[name]
}

export default PaperListDialog

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import type { Stage } from '../schema.ts'
import { stagePairs } from './template-values.ts'

export type StageMove = 'up' | 'down'

/** The id of the button that moves the stage at this position. */
export const moveButtonId = (id: string, at: number, move: StageMove): string => `${id}-${at}-${move}`

/** The fields of one stage, and the buttons that move and remove it. */
export const StageFields = ({
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

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'
import { readOrder } from '#fields/display-order.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { Twins } from '#ui/twins.tsx'
import type { PaperField } from './list-values.ts'
import './paper-fields.css'

export type PaperMove = 'up' | 'down'

/** The id of the button that moves the paper at this position. */
export const moveButtonId = (id: string, at: number, move: PaperMove): string => `${id}-${at}-${move}`

type FieldProps = ComponentProps<typeof TextField> &
  ComponentProps<typeof TextArea> &
  ComponentProps<typeof CheckboxField>

/** The fields of one paper, and the buttons that move and remove it. */
export const PaperFields = ({
  id,
  at,
  total,
  fieldOf,
  numberOf,
  onMove,
  onRemove,
}: {
  /** The id of the list. */
  id: string
  at: number
  total: number
  fieldOf: (name: PaperField) => FieldProps
  numberOf: (name: PaperField, setValueAs: (typed: string | number) => number) => FieldProps
  onMove: (move: PaperMove) => void
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  const n = at + 1
  return (
    <fieldset className="paper-fields form-full">
      <legend>{t('paperLists.paper.nth', { n })}</legend>
      <div className="paper-tools form-full">
        <IconButton
          id={moveButtonId(id, at, 'up')}
          icon={ArrowUp}
          size="table"
          label={t('paperLists.paper.up', { n })}
          disabled={at === 0}
          onClick={() => onMove('up')}
        />
        <IconButton
          id={moveButtonId(id, at, 'down')}
          icon={ArrowDown}
          size="table"
          label={t('paperLists.paper.down', { n })}
          disabled={n === total}
          onClick={() => onMove('down')}
        />
        <IconButton
          icon={Trash2}
          size="table"
          isDanger
          label={t('paperLists.paper.remove', { n })}
          disabled={total === 1}
          onClick={onRemove}
        />
      </div>
      <Twins en={<TextField {...fieldOf('titleEn')} />} ar={<TextField {...fieldOf('titleAr')} />} />
      <Twins
        en={<TextArea {...fieldOf('whyEn')} rows={2} isOptional />}
        ar={<TextArea {...fieldOf('whyAr')} rows={2} isOptional />}
      />
      <TextField {...numberOf('days', readOrder)} inputMode="numeric" dir="ltr" />
      <CheckboxField {...fieldOf('isRequired')} className="paper-required" />
    </fieldset>
  )
}

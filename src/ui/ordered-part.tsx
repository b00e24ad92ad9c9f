import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { IconButton } from './icon-button.tsx'
import './ordered-part.css'

type Move = 'up' | 'down'

const buttonId = (listId: string, at: number, move: Move): string => `${listId}-${at}-${move}`

/** Moves the parts of a form by one position. The focus stays on the button of the part that has moved. */
export const useMovedParts = (move: (from: number, to: number) => void) => {
  const listId = useId()
  const [moved, setMoved] = useState<{ from: number; to: number; by: Move }>()
  // The button moves with its part and loses the focus. At the end of the list, the other one gets it.
  useEffect(() => {
    if (!moved) return
    const buttons = [moved.by, moved.by === 'up' ? 'down' : 'up'] as const
    buttons
      .map((by) => document.getElementById(buttonId(listId, moved.to, by)))
      .find((button) => button?.matches(':enabled'))
      ?.focus()
  }, [moved, listId])
  const moveBy = (at: number, by: Move) => {
    const to = by === 'up' ? at - 1 : at + 1
    move(at, to)
    setMoved({ from: at, to, by })
  }
  return { listId, moved, moveBy }
}

/** A part of a form with a number, and the buttons that move and remove it. The texts have the number as `n`. */
export const OrderedPart = ({
  listId,
  at,
  total,
  texts,
  onMove,
  onRemove,
  children,
}: {
  /** From `useMovedParts`. */
  listId: string
  at: number
  total: number
  texts: Record<'nth' | 'up' | 'down' | 'remove', TextKey>
  onMove: (move: Move) => void
  onRemove: () => void
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const n = at + 1
  return (
    <fieldset className="ordered-part form-full">
      <legend>{t(texts.nth, { n })}</legend>
      <div className="ordered-part-tools form-full">
        <IconButton
          id={buttonId(listId, at, 'up')}
          icon={ArrowUp}
          size="table"
          label={t(texts.up, { n })}
          disabled={at === 0}
          onClick={() => onMove('up')}
        />
        <IconButton
          id={buttonId(listId, at, 'down')}
          icon={ArrowDown}
          size="table"
          label={t(texts.down, { n })}
          disabled={n === total}
          onClick={() => onMove('down')}
        />
        <IconButton
          icon={Trash2}
          size="table"
          isDanger
          label={t(texts.remove, { n })}
          disabled={total === 1}
          onClick={onRemove}
        />
      </div>
      {children}
    </fieldset>
  )
}

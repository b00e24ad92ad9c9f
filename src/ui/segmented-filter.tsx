import { type KeyboardEvent, useRef } from 'react'
import { formatNumber } from '#i18n/dictionary.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { nextIndex } from './arrow-keys.ts'
import { classNames } from './class-names.ts'
import './segmented-filter.css'

export type Segment<Value extends string> = {
  value: Value
  label: string
  count?: number
  /** Folded on a narrow panel until all filters are shown. */
  isFolded?: boolean
  /** Somebody must do something about its rows. */
  isUrgent?: boolean
}

/**
 * A choice among few options, such as a status. `all` clears the filter. The caller announces the number of
 * results.
 */
export const SegmentedFilter = <Value extends string>({
  label,
  segments,
  value,
  onValueChange,
}: {
  /** The label of the group. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}) => {
  const { direction } = useTranslation()
  const group = useRef<HTMLDivElement>(null)
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])].filter(isShown)
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const next = nextIndex(event.key, at, buttons.length, direction)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make it part of a form
    <div ref={group} className="segments" role="group" aria-label={label} onKeyDown={moveFocus}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={classNames(
            'segment',
            segment.isFolded && 'narrow-folded',
            segment.isUrgent && 'segment-urgent',
          )}
          aria-pressed={segment.value === value}
          onClick={() => onValueChange(segment.value)}
        >
          {segment.label}
          {segment.count !== undefined && (
            <span className="segment-count number">{formatNumber(segment.count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}

/** Not folded on a narrow panel. */
const isShown = (button: HTMLElement) => button.offsetParent !== null

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '#i18n/dictionary.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { nextIndex } from './arrow-keys.ts'
import { classNames } from './class-names.ts'
import './tabs.css'

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; content: ReactNode }

/** Arrow keys follow the text direction and select immediately. Only the selected panel is rendered. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  look = 'regular',
}: {
  /** The label of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  look?: 'regular' | 'display'
}) => {
  const { direction } = useTranslation()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Where the tabs do not all fit, the chosen one is brought into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the selection changes
  useLayoutEffect(() => {
    const row = list.current
    if (!row || row.scrollWidth <= row.clientWidth) return
    row.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  const chosen = tabs.find((tab) => tab.value === value)
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = nextIndex(event.key, at, tabs.length, direction)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onValueChange(tab.value)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames('tab-list', look === 'display' && 'tab-list-display')}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tab-count number">{formatNumber(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        className="tab-panel"
        aria-labelledby={`${id}-${value}`}
      >
        {chosen?.content}
      </div>
    </>
  )
}

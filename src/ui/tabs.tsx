import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from './class-names.ts'
import './tabs.css'

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; content: ReactNode }

/** Arrow keys follow the direction. Panels that were never opened are not rendered. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  look = 'regular',
}: {
  /** Names the list of tabs. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  look?: 'regular' | 'display'
}) => {
  const { direction } = useTranslation()
  return (
    <Radix.Root dir={direction} value={value} onValueChange={(chosen) => onValueChange(chosen as Value)}>
      <Radix.List
        aria-label={label}
        className={classNames('tab-list', look === 'display' && 'tab-list-display')}
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="tab-count number">{tab.count}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

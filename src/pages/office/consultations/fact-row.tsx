import ChevronDown from 'lucide-react/icons/chevron-down'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** A fact on one line, without more to open. */
export const FactLine = ({
  label,
  action,
  className,
  children,
}: {
  label: string
  action?: ReactNode
  className?: string
  children: ReactNode
}) => (
  <li className={classNames('fact', className)}>
    <div className="fact-row">
      <span className="fact-label">{label}</span>
      <span className="fact-value">{children}</span>
      {action}
    </div>
  </li>
)

/** A fact on one line that opens in place. Esc closes it, and focus returns to the line. */
export const FactRow = ({
  label,
  value,
  action,
  isOpen,
  onToggle,
  children,
}: {
  label: string
  value: ReactNode
  action?: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** Stays mounted after the first opening, so that no input is lost. Absent if another row has the content. */
  children?: ReactNode
}) => {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (isOpen && children) scrollToTop(row.current)
  }, [isOpen, children])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    event.preventDefault()
    onToggle()
    button.current?.focus()
  }
  return (
    <li ref={row} className={classNames('fact', isOpen && 'is-open')} onKeyDown={onKeyDown}>
      <div className="fact-row">
        <button
          ref={button}
          type="button"
          className="fact-button print-shown"
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className="fact-label">{label}</span> <span className="fact-value">{value}</span>
          {!action && <Icon icon={ChevronDown} size="small" />}
        </button>
        {action}
      </div>
      {wasOpen && children && (
        <section id={id} className="fact-body print-hidden" aria-label={label} hidden={!isOpen}>
          {children}
        </section>
      )}
    </li>
  )
}

/** Scrolls the column of the facts, not the page. */
const scrollToTop = (row: HTMLElement | null): void => {
  const column = row?.closest('.facts-scroll')
  if (!row || !column) return
  column.scrollTop += row.getBoundingClientRect().top - column.getBoundingClientRect().top
}

import type { Ref, RefObject } from 'react'
import './form-field.css'

/**
 * A honeypot: people and screen readers never reach this field. Programs fill it in, and sometimes a browser does. It
 * is empty after each attempt, so that a refused person only presses again.
 */
export const TrapField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="trap-field" aria-hidden="true">
    <label>
      Homepage
      <input ref={ref} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

/** The value of the hidden field, which it empties. */
export const takeTrap = ({ current }: RefObject<HTMLInputElement | null>): string | undefined => {
  const value = current?.value
  if (current) current.value = ''
  return value
}

import type { Ref } from 'react'
import './form-field.css'

/** A honeypot: people and screen readers never reach this field, so only bots fill it in. */
export const TrapField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="trap-field" aria-hidden="true">
    <label>
      Homepage
      <input ref={ref} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

import type { Ref } from 'react'
import './form-field.css'

/** A field that no person sees, hears or reaches: who fills it in is a machine. */
export const TrapField = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className="trap-field" aria-hidden="true">
    <label>
      Homepage
      <input ref={ref} type="text" name="homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)

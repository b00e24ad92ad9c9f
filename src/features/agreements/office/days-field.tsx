import { useEffect, useId, useState } from 'react'
import { foldNumber } from '#fields/fold.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { maxMissingDays } from '../values.ts'
import '#ui/form-field.css'
import './lists.css'

/** A number of days, applied with Enter or when the field is left. Anything else brings the previous one back. */
export const DaysField = ({ days, onChange }: { days: number; onChange: (days: number) => void }) => {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(String(days))
  useEffect(() => setTyped(String(days)), [days])
  const apply = () => {
    const requested = Number(foldNumber(typed))
    const isRight = Number.isInteger(requested) && requested >= 1 && requested <= maxMissingDays
    setTyped(String(isRight ? requested : days))
    if (isRight && requested !== days) onChange(requested)
  }
  return (
    <form
      method="post"
      className="agreement-days"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <label htmlFor={id}>{t('agreementList.missing.days')}</label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        dir="ltr"
        maxLength={3}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
      />
    </form>
  )
}

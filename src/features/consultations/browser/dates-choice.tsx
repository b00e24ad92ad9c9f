import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { dateDecisions } from '../values.ts'
import './dates-choice.css'
import '#ui/form-field.css'

/** Whether the dates ahead of a withdrawn request leave the calendar of its client or stay. */
export const DatesChoice = ({
  error,
  ...radio
}: ComponentProps<'input'> & { error?: string | undefined }) => {
  const { t } = useTranslation()
  return (
    <fieldset className="dates-choice" aria-describedby={error && `${radio.name}-error`}>
      <legend>{t('progress.withdrawn.dates')}</legend>
      {dateDecisions.map((decision) => (
        <label key={decision} className="checkbox-label">
          <input {...radio} type="radio" className="checkbox radio" value={decision} />
          <span>{t(`progress.withdrawn.${decision}`)}</span>
        </label>
      ))}
      {error && (
        <p className="field-error" id={`${radio.name}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

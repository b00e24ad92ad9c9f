import type { ReactNode } from 'react'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { fieldsOfStep, headingOfStep } from './request-steps.ts'

const titles = [
  'consultation.step.service',
  'consultation.step.words',
  'consultation.step.contact',
] as const satisfies TextKey[]

const total = fieldsOfStep.length

type RequestStepProps = {
  formId: string
  /** Counted from 1. */
  step: number
  headingLevel: 'h2' | 'h3'
  children: ReactNode
}

/** A part of the form. Its heading is shown only in the version with steps. */
export const RequestStep = ({ formId, step, headingLevel: Heading, children }: RequestStepProps) => {
  const { t } = useTranslation()
  const headingId = headingOfStep(formId, step)
  const title = titles[step - 1]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot leave its fields to the grid around it
    <div className={`request-step request-step-${step}`} role="group" aria-labelledby={headingId}>
      <div className="request-step-head form-full">
        <Heading id={headingId} tabIndex={-1}>
          <span className="caption">{t('consultation.step', { n: step, total })}</span>
          {title && t(title)}
        </Heading>
        <progress max={total} value={step} aria-label={t('consultation.steps')} />
      </div>
      {children}
    </div>
  )
}

/** The services as buttons that lead to the next step. On a phone they replace the select. */
export const ServiceChoices = ({
  id,
  chosen,
  onChoose,
}: {
  /** The target of the error summary. */
  id: string
  chosen: ServiceArea | undefined
  onChoose: (area: ServiceArea) => void
}) => {
  const { t } = useTranslation()
  return (
    <div className="request-choices" id={id} tabIndex={-1}>
      {serviceAreas.map((area) => (
        <button
          key={area}
          type="button"
          className="request-choice"
          aria-pressed={area === chosen}
          onClick={() => onChoose(area)}
        >
          {t(areaLabel[area])}
        </button>
      ))}
    </div>
  )
}

/** The choice of the first step, with a button to change it. */
export const ChosenService = ({
  area,
  onChange,
}: {
  area: ServiceArea | undefined
  onChange: () => void
}) => {
  const { t } = useTranslation()
  if (!area) return null
  return (
    <p className="request-chosen form-full">
      <span>{t('consultation.chosen', { service: t(areaLabel[area]) })}</span>
      <button type="button" className="text-link request-link" onClick={onChange}>
        {t('consultation.change')}
      </button>
    </p>
  )
}

export const StepButtons = ({ onGoOn, onGoBack }: { onGoOn?: () => void; onGoBack?: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className="request-step-foot form-full">
      {onGoOn && <Button onClick={onGoOn}>{t('consultation.continue')}</Button>}
      {onGoBack && (
        <Button variant="outline" onClick={onGoBack}>
          {t('consultation.back')}
        </Button>
      )}
    </div>
  )
}

/** A note that the input is stored on this device. */
export const StoredNote = ({ onClear }: { onClear: () => void }) => {
  const { t } = useTranslation()
  return (
    <p className="caption form-full">
      {t('consultation.draftStored')}{' '}
      <button type="button" className="text-link request-link" onClick={onClear}>
        {t('consultation.draftStored.clear')}
      </button>
    </p>
  )
}

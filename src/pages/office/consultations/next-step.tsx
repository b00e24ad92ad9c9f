import type { ReactNode } from 'react'
import type { Consultation } from '#features/consultations/schema.ts'
import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import type { NextStep } from './next-step-rule.ts'

type Texts = { title: TextKey; action: TextKey; key?: string }

const texts: Record<NextStep['kind'], Texts> = {
  conflict: { title: 'request.step.conflict', action: 'conflict.record' },
  reply: { title: 'request.step.reply', action: 'request.keys.reply', key: 'R' },
  call: { title: 'request.step.call', action: 'consult.call' },
  take: { title: 'request.step.take', action: 'consult.toMe', key: 'A' },
  propose: { title: 'request.step.propose', action: 'appointments.propose' },
  decide: { title: 'request.step.decide', action: 'request.keys.status', key: 'E' },
  draft: { title: 'request.step.draft', action: 'agreements.draft' },
  inForce: { title: 'request.step.inForce', action: 'request.step.inForce.action' },
  begin: { title: 'request.step.begin', action: 'matters.begin' },
  settle: { title: 'request.step.settle', action: 'request.step.settle.action' },
  addDate: { title: 'request.step.addDate', action: 'matters.date.add' },
}

/** One sentence about what to do next, and the button that does it. */
export const NextStepStrip = ({
  step,
  request,
  conflict,
  isQuiet,
  isPending,
  onStep,
}: {
  step: NextStep
  request: Consultation
  /** The name of an open hit, once it is loaded. */
  conflict: string | undefined
  /** Another form has the filled button. */
  isQuiet: boolean
  isPending: boolean
  onStep: () => void
}) => {
  const { t, language } = useTranslation()
  const { title, action, key } = texts[step.kind]
  const name = <bdi>{`${request.firstName} ${request.lastName}`}</bdi>
  const day = step.kind === 'decide' ? formatLongDate(step.spokeAt, language) : ''
  const variant = isQuiet ? 'outline' : 'primary'
  return (
    <section className="upcoming-step print-hidden" aria-label={t('request.step')}>
      <div className="upcoming-step-text">
        <p className="strong">
          <Sentence
            of={step.kind === 'reply' && !step.letter ? 'request.step.firstReply' : title}
            values={{ day }}
            elements={{ name }}
          />
        </p>
        {step.kind === 'conflict' && conflict && (
          <p className="caption">
            <Sentence of="request.step.conflict.text" elements={{ name: <bdi>{conflict}</bdi> }} />
          </p>
        )}
        {step.kind === 'reply' && step.letter && <Quote>{step.letter.content}</Quote>}
      </div>
      {step.kind === 'call' ? (
        <ButtonLink variant={variant} href={`tel:${request.phone}`}>
          {t(action)}
        </ButtonLink>
      ) : (
        <Button variant={variant} isPending={isPending} onClick={onStep}>
          {t(action)}
          {key && (
            <span className="key-cap" aria-hidden="true">
              {key}
            </span>
          )}
        </Button>
      )}
    </section>
  )
}

const Quote = ({ children }: { children: ReactNode }) => (
  <p className="upcoming-step-quote" dir="auto">
    {children}
  </p>
)

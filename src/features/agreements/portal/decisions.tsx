import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, use, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { VerifyNote } from '#features/auth/browser/verify-note.tsx'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { messagesKey } from '#features/messages/browser/unread.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { PostedFormContext } from '#ui/posted-form.ts'
import { useLazy } from '#ui/use-lazy.ts'
import { awaitsDecision, isBinding } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'
import { BothCalendars } from './agreement-state.tsx'
import { ownAgreementQuery } from './api.ts'
import { type Decision, DecisionForm, decisions, formOf } from './decision-form.tsx'

export const decisionId = 'agreement-decision'

/** The client's decision about a proposal, or the end of an agreement. */
export const Decisions = ({
  agreement,
  onOutdated,
}: {
  agreement: OwnAgreement
  /** Gets the server's message when the agreement has changed elsewhere. */
  onOutdated: (message: string | undefined) => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const dialog = useLazy(() => import('./decision-dialog.tsx'))
  const [decision, setDecision] = useState<Decision>()
  const served = useServedDecision()
  const ask = async (event: MouseEvent, requested: Decision) => {
    event.preventDefault()
    onOutdated(undefined)
    if (await dialog.fetchPart()) setDecision(requested)
  }
  const onDone = (decided: OwnAgreement) => {
    queryClient.setQueryData(ownAgreementQuery(agreement.id).queryKey, decided)
    setDecision(undefined)
    void queryClient.invalidateQueries({ queryKey: consultationsKey })
    void queryClient.invalidateQueries({ queryKey: messagesKey })
  }
  const reload = async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: consultationsKey })
    setDecision(undefined)
    onOutdated(message)
  }
  return (
    <>
      {awaitsDecision(agreement) && (
        <Choices agreement={agreement} served={served} isFetching={dialog.isFetching} onChoose={ask} />
      )}
      {isBinding(agreement) && (
        <DecisionSteps className="print-hidden agreement-end">
          <Button
            {...stepTo('end')}
            variant="quiet"
            size="small"
            isPending={dialog.isFetching}
            onClick={(event) => ask(event, 'end')}
          >
            {t('ownAgreement.end')}
          </Button>
        </DecisionSteps>
      )}
      {isBinding(agreement) && served === 'end' && (
        <section className="panel panel-body print-hidden" id={decisionId}>
          <DecisionForm decision={served} agreement={agreement} />
        </section>
      )}
      {decision && dialog.Part && (
        <dialog.Part
          decision={decision}
          agreement={agreement}
          onDone={onDone}
          onOutdated={reload}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  )
}

/** The decision in the address, to which the buttons lead without scripts, or the one that was posted and refused. */
const useServedDecision = (): Decision | undefined => {
  const requested = new URLSearchParams(useSearch()).get('decide')
  const { form } = use(PostedFormContext) ?? {}
  return decisions.find((each) => (form ? form === formOf(each) : each === requested))
}

/** Without scripts its buttons lead to the page with the form of the decision. */
const DecisionSteps = ({ className, children }: { className: string; children: ReactNode }) => {
  const [path] = useLocation()
  return (
    <form method="get" action={`${path}#${decisionId}`} className={className}>
      {children}
    </form>
  )
}

const stepTo = (decision: Decision) => ({ type: 'submit', name: 'decide', value: decision }) as const

const Choices = ({
  agreement,
  served,
  isFetching,
  onChoose,
}: {
  agreement: OwnAgreement
  served: Decision | undefined
  isFetching: boolean
  onChoose: (event: MouseEvent, decision: Decision) => void
}) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  return (
    <section className="panel panel-body agreement-decision print-hidden" aria-labelledby={decisionId}>
      <h2 id={decisionId} tabIndex={-1}>
        {t('ownAgreement.decision')}
      </h2>
      <p>
        <Sentence
          of="ownAgreement.decision.text"
          elements={{ day: <BothCalendars day={agreement.validUntil} /> }}
        />
      </p>
      {user && <VerifyNote user={user} />}
      {served && served !== 'end' ? (
        <DecisionForm decision={served} agreement={agreement} />
      ) : (
        <Steps isFetching={isFetching} onChoose={onChoose} />
      )}
    </section>
  )
}

const Steps = ({
  isFetching,
  onChoose,
}: {
  isFetching: boolean
  onChoose: (event: MouseEvent, decision: Decision) => void
}) => {
  const { t } = useTranslation()
  return (
    <DecisionSteps className="agreement-choices">
      <Button {...stepTo('accept')} isPending={isFetching} onClick={(event) => onChoose(event, 'accept')}>
        {t('ownAgreement.accept')}
      </Button>
      <Button
        {...stepTo('wish')}
        variant="outline"
        disabled={isFetching}
        onClick={(event) => onChoose(event, 'wish')}
      >
        {t('ownAgreement.wish')}
      </Button>
      <Button
        {...stepTo('decline')}
        variant="quiet"
        disabled={isFetching}
        onClick={(event) => onChoose(event, 'decline')}
      >
        {t('ownAgreement.decline')}
      </Button>
    </DecisionSteps>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { VerifyNote } from '#features/auth/browser/verify-note.tsx'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { messagesKey } from '#features/messages/browser/unread.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { useLazy } from '#ui/use-lazy.ts'
import { awaitsDecision, isBinding } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'
import { BothCalendars } from './agreement-state.tsx'
import { ownAgreementQuery } from './api.ts'
import type { Decision } from './decision-dialog.tsx'

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
  const ask = async (requested: Decision) => {
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
        <Choices agreement={agreement} isFetching={dialog.isFetching} onChoose={ask} />
      )}
      {isBinding(agreement) && (
        <p className="print-hidden agreement-end">
          <Button variant="quiet" size="small" isPending={dialog.isFetching} onClick={() => ask('end')}>
            {t('ownAgreement.end')}
          </Button>
        </p>
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

const Choices = ({
  agreement,
  isFetching,
  onChoose,
}: {
  agreement: OwnAgreement
  isFetching: boolean
  onChoose: (decision: Decision) => void
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
      <div className="agreement-choices">
        <Button isPending={isFetching} onClick={() => onChoose('accept')}>
          {t('ownAgreement.accept')}
        </Button>
        <Button variant="outline" disabled={isFetching} onClick={() => onChoose('wish')}>
          {t('ownAgreement.wish')}
        </Button>
        <Button variant="quiet" disabled={isFetching} onClick={() => onChoose('decline')}>
          {t('ownAgreement.decline')}
        </Button>
      </div>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useHandover } from '#features/users/office/handover.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Fact } from '#ui/fact.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { BreakableAddress, UserParagraph } from '#ui/user-text.tsx'
import {
  type Erasure,
  type ErasureConfirmation,
  erasureOrder,
  erasureRefusal,
  type Holdings,
} from '../schema.ts'
import { carryOutErasure, erasureQuery, refuseErasure } from './api.ts'
import { ErasureBadge, erasureTableId, TimeLeft } from './erasure-table.tsx'

type Step = 'look' | 'refuse' | 'erase'

/** One request: the person, the data that the firm holds, and the two possible decisions. */
const ErasureDecision = ({
  id,
  row,
  onDecided,
  onClose,
}: {
  id: number
  /** The row of the list, until the request itself is loaded. */
  row: Erasure | undefined
  /** Closes the dialog once the list shows the decision. */
  onDecided: (decision: 'refused' | 'erased') => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(erasureQuery(id))
  const [step, setStep] = useState<Step>('look')
  const [isDirty, setDirty] = useState(false)
  const request = data ?? row
  const back = () => {
    setDirty(false)
    setStep('look')
  }
  return (
    <Dialog
      title={t('privacy.dialog')}
      headExtra={request && <ErasureBadge state={request.state} />}
      bodyClassName="erasure-body"
      isDirty={isDirty}
      fallbackFocus={() => document.getElementById(erasureTableId)}
      onClose={onClose}
      foot={
        step === 'look'
          ? (close) => (
              <>
                <Button variant="outline" onClick={close}>
                  {t('form.close')}
                </Button>
                {data?.state === 'open' && (
                  <>
                    <Button variant="outline" onClick={() => setStep('refuse')}>
                      {t('privacy.refuse')}
                    </Button>
                    <Button variant="danger" onClick={() => setStep('erase')}>
                      {t('privacy.erase')}
                    </Button>
                  </>
                )}
              </>
            )
          : undefined
      }
    >
      {error && (
        <ErrorState title={t('privacy.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {failureMessage(error, t)}
        </ErrorState>
      )}
      {request && <Facts request={request} />}
      {step === 'look' && data?.holdings && <Held holdings={data.holdings} isVerified={data.isVerified} />}
      {!data && !error && <Loading shapes={['80']} />}
      {step === 'refuse' && (
        <Refusal id={id} onDirty={setDirty} onDone={() => onDecided('refused')} onBack={back} />
      )}
      {step === 'erase' && (
        <Destruction
          id={id}
          name={request?.userName ?? ''}
          userId={request?.userId ?? null}
          onDone={() => onDecided('erased')}
          onBack={back}
        />
      )}
    </Dialog>
  )
}

const Facts = ({ request }: { request: Erasure }) => {
  const { t, language } = useTranslation()
  const fact = (label: string, value: ReactNode) => <Fact label={label}>{value}</Fact>
  const date = (instant: string) => <time dateTime={instant}>{formatLongDate(instant, language)}</time>
  return (
    <dl className="details">
      {fact(
        t('privacy.person'),
        <bdi className="strong">{request.userName ?? t('privacy.erasedPerson')}</bdi>,
      )}
      {request.email &&
        fact(
          t('form.email'),
          <bdi dir="ltr">
            <BreakableAddress>{request.email}</BreakableAddress>
          </bdi>,
        )}
      {fact(t('privacy.requestedAt'), date(request.createdAt))}
      {fact(t('privacy.dueAt'), date(request.dueAt))}
      {request.state === 'open' && fact(t('privacy.clock'), <TimeLeft request={request} />)}
      {request.decidedAt && fact(t('privacy.decidedAt'), date(request.decidedAt))}
      {request.decidedBy && fact(t('privacy.decidedBy'), <bdi>{request.decidedBy}</bdi>)}
      {request.reason &&
        fact(t('privacy.reason'), <UserParagraph className="user-lines">{request.reason}</UserParagraph>)}
    </dl>
  )
}

const Held = ({ holdings, isVerified }: { holdings: Holdings; isVerified: boolean | null }) => {
  const { t } = useTranslation()
  return (
    <section>
      <h3>{t('privacy.holdings')}</h3>
      <dl className="details">
        {(Object.keys(holdings) as (keyof Holdings)[]).map((kind) => (
          <div key={kind}>
            <dt>{t(`privacy.holdings.${kind}`)}</dt>
            <dd className="number">{holdings[kind]}</dd>
          </div>
        ))}
      </dl>
      {isVerified === false && <p className="caption">{t('privacy.unconfirmed')}</p>}
    </section>
  )
}

type FormProps = { id: number; onDone: () => Promise<void>; onBack: () => void }

const Refusal = ({ id, onDirty, onDone, onBack }: FormProps & { onDirty: (isDirty: boolean) => void }) => {
  const { t } = useTranslation()
  const { field, submit, isPending, summary } = useFormFrame({
    schema: z.object(erasureRefusal.shape),
    labels: { reason: 'privacy.reason' },
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await refuseErasure(id, reason)
      onDirty(false)
      await onDone()
    },
    onSent: () => undefined,
    failed: t('privacy.failed'),
    headingLevel: 'h3',
  })
  return (
    <form
      method="post"
      className="erasure-form"
      noValidate
      onSubmit={submit}
      aria-label={t('privacy.refuse')}
    >
      {summary}
      <TextArea
        {...field('reason')}
        rows={4}
        hint={t('privacy.reason.hint')}
        onInput={() => onDirty(true)}
        autoFocus
      />
      <div className="erasure-form-foot">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {t('privacy.refuse.back')}
        </Button>
        <Button type="submit" isPending={isPending} pendingLabel={t('form.submitting')}>
          {t('privacy.refuse.send')}
        </Button>
      </div>
    </form>
  )
}

const notTyped = '' as ErasureConfirmation

const Destruction = ({
  id,
  name,
  userId,
  onDone,
  onBack,
}: FormProps & { name: string; userId: number | null }) => {
  const { t } = useTranslation()
  const handover = useHandover(userId ?? 0)
  const { field, submit, isPending, summary } = useFormFrame({
    schema: z.pick(erasureOrder, { confirmation: true }),
    labels: { confirmation: 'privacy.erase.word' },
    defaultValues: { confirmation: notTyped },
    send: async ({ confirmation }) => {
      await carryOutErasure(id, { confirmation, ...handover.choice })
      await onDone()
    },
    onSent: () => undefined,
    failed: t('privacy.failed'),
    headingLevel: 'h3',
  })
  return (
    <form
      method="post"
      className="erasure-form"
      noValidate
      onSubmit={submit}
      aria-label={t('privacy.erase.title')}
    >
      <div>
        <h3>{t('privacy.erase.title')}</h3>
        <p>{t('privacy.erase.text', { name })}</p>
      </div>
      {summary}
      {userId !== null && handover.note}
      <TextField {...field('confirmation')} dir="auto" autoComplete="off" spellCheck={false} autoFocus />
      <div className="erasure-form-foot">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {t('privacy.refuse.back')}
        </Button>
        <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('form.submitting')}>
          {t('privacy.erase.confirm')}
        </Button>
      </div>
    </form>
  )
}

export default ErasureDecision

import { useQueryClient } from '@tanstack/react-query'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDeadline, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Fact } from '#ui/fact.tsx'
import { PublicForm } from '#ui/public-form.tsx'
import { useFormFrame } from '#ui/use-form-frame.ts'
import { useNow } from '#ui/use-now.ts'
import { UserParagraph, UserText } from '#ui/user-text.tsx'
import { followedConsultationQuery, withdrawFollowed } from '../browser/api.ts'
import { DatesChoice } from '../browser/dates-choice.tsx'
import { type FollowedConsultation, followedWithdrawal } from '../guest-schema.ts'
import { nextStepOf } from '../next-step.ts'
import { canWithdraw, isWithdrawn } from '../rules.ts'
import './followed.css'

/** The state of a request in one sentence, and its number. */
export const FollowedFacts = ({ consultation }: { consultation: FollowedConsultation }) => {
  const { t, language } = useTranslation()
  const step = nextStepOf({ ...consultation, receivedAt: consultation.createdAt }, useNow(), useCalendar())
  const { id, service, subject, status, rejectionNote, createdAt } = consultation
  const state = isWithdrawn(consultation) ? 'withdrawn' : status
  return (
    <>
      <p>{t(`followed.${step.kind}`, { by: 'by' in step ? formatDeadline(step.by, language) : '' })}</p>
      <dl className="details followed-facts">
        <Fact label={t('followed.status')} className="strong">
          {t(`followed.status.${state}`)}
        </Fact>
        {rejectionNote && (
          <Fact label={t('followed.note')}>
            <UserParagraph className="user-lines">{rejectionNote}</UserParagraph>
          </Fact>
        )}
        <Fact label={t('consultation.sent.number')}>
          <span className="number">{String(id)}</span>
        </Fact>
        <Fact label={t('form.service')}>{t(areaLabel[service])}</Fact>
        {subject && (
          <Fact label={t('form.subject')}>
            <UserText>{subject}</UserText>
          </Fact>
        )}
        <Fact label={t('followed.sentOn')}>
          <time dateTime={createdAt}>{formatLongDate(createdAt, language)}</time>
        </Fact>
      </dl>
    </>
  )
}

/** The first click asks for confirmation, the second one withdraws. Both work without scripts. */
export const FollowedWithdrawal = ({
  consultation,
  ...form
}: {
  consultation: FollowedConsultation
  token: string
  onWithdrawn: () => void
}) => {
  const { t } = useTranslation()
  if (!canWithdraw(consultation)) return null
  return (
    <details className="followed-withdrawal print-hidden">
      <summary>{t('followed.withdraw')}</summary>
      <p>{t('followed.withdraw.body')}</p>
      <WithdrawalForm {...form} hasDates={consultation.nextDate !== null} />
    </details>
  )
}

const WithdrawalForm = ({
  token,
  hasDates,
  onWithdrawn,
}: {
  token: string
  hasDates: boolean
  onWithdrawn: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { queryKey } = followedConsultationQuery(token)
  const { form, field, submit, isPending, summary } = useFormFrame({
    name: 'request-withdraw',
    schema: followedWithdrawal,
    labels: { dates: 'progress.withdrawn.dates' },
    defaultValues: { token },
    send: ({ token, dates }) => withdrawFollowed(token, dates),
    onSent: (answer) => {
      queryClient.setQueryData(queryKey, answer)
      onWithdrawn()
    },
    failed: t('followed.withdraw.failed'),
    // A date may have been added since the page was loaded.
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
  })
  return (
    <PublicForm
      name="request-withdraw"
      query={`?${new URLSearchParams({ token })}`}
      className="public-form"
      onSubmit={submit}
      aria-label={t('followed.withdraw')}
    >
      {summary}
      <input type="hidden" name="token" value={token} />
      {hasDates && <DatesChoice {...form.register('dates')} error={field('dates').error} />}
      <Button type="submit" variant="danger" isPending={isPending} pendingLabel={t('form.submitting')}>
        {t('followed.withdraw.confirm')}
      </Button>
    </PublicForm>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { tokenIn } from '#browser/link-token.ts'
import { appointmentsKey } from '#features/appointments/browser/api.ts'
import { FollowedAppointment } from '#features/appointments/website/followed-appointment.tsx'
import { followedConsultationQuery } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { FollowedConsultation } from '#features/consultations/guest-schema.ts'
import { isWithdrawn } from '#features/consultations/rules.ts'
import { FollowedFacts, FollowedWithdrawal } from '#features/consultations/website/followed-request.tsx'
import { FollowedProgress } from '#features/matters/website/followed-progress.tsx'
import { FollowedQuestions } from '#features/questions/website/followed-questions.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FormSent, useSent } from '#ui/form-sent.tsx'
import { useSettings } from '../page-head.tsx'
import { WithTexts } from '../with-texts.tsx'
import { PhoneContact } from './contact-links.tsx'
import { LinkPage } from './link-page.tsx'
import './request-page.css'

const textsOfRequest = ['ownProgress', 'ownMatter', 'ownQuestions'] as const

/**
 * A guest tracks a request here, without an account. Anyone with the address may see it, so it shows little.
 */
const RequestPage = () => (
  <LinkPage area="followedRequest" title="followed.title" description="followed.keep">
    <WithTexts area={textsOfRequest}>
      <FollowedRequest />
    </WithTexts>
  </LinkPage>
)

const FollowedRequest = () => {
  const { t } = useTranslation()
  const token = tokenIn(new URLSearchParams(useSearch()))
  const query = useQuery({ ...followedConsultationQuery(token ?? ''), enabled: token !== undefined })
  if (query.isError && !query.data)
    return <ErrorState title={t('toast.generic')} onRetry={() => query.refetch()} />
  if (token !== undefined && !query.data) return <p aria-busy="true">{t('state.loading')}</p>
  const consultation = query.data?.consultation
  if (!consultation || token === undefined) return <UnknownRequest />
  return <KnownRequest consultation={consultation} token={token} />
}

/** The same for an unknown, an expired and a truncated link. */
const UnknownRequest = () => {
  const { t } = useTranslation()
  return (
    <>
      <h1 tabIndex={-1}>{t('followed.unknown')}</h1>
      <p>{t('followed.unknown.text')}</p>
      <Call />
    </>
  )
}

const KnownRequest = ({ consultation, token }: { consultation: FollowedConsultation; token: string }) => {
  const { t } = useTranslation()
  // Without scripts this page is the receipt as well.
  const { isSent } = useSent('consultation')
  const queryClient = useQueryClient()
  return (
    <>
      {/* Gets focus when the button that withdraws is gone. */}
      <h1 tabIndex={-1} id="followed">
        {t('followed.title')}
      </h1>
      {isSent && <FormSent title={t('consultation.sent')}>{t('followed.keep')}</FormSent>}
      <FollowedFacts consultation={consultation} />
      <FollowedQuestions token={token} consultation={consultation} />
      <FollowedProgress token={token} facts={consultation} />
      <FollowedAppointment token={token} />
      <FollowedQuestions token={token} consultation={consultation} isLater />
      {!isWithdrawn(consultation) && <p>{t('followed.call')}</p>}
      <Call />
      <FollowedWithdrawal
        consultation={consultation}
        token={token}
        onWithdrawn={() => {
          document.getElementById('followed')?.focus()
          // Its appointment and dates may have ended with it.
          for (const queryKey of [appointmentsKey, consultationsKey])
            void queryClient.invalidateQueries({ queryKey })
        }}
      />
    </>
  )
}

const Call = () => {
  const { contact_phone: phone } = useSettings()
  return phone ? <PhoneContact phone={phone} className="text-link followed-call" /> : null
}

export default RequestPage

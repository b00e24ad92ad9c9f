import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { href } from '#access/href.ts'
import type { Role } from '#access/roles.ts'
import { useCalendar } from '#features/office-hours/browser/use-calendar.ts'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import type { ServiceArea } from '#features/services/areas.ts'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { promisedBy } from '#firm-time/promise.ts'
import { formatDeadline } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { FormSent } from '#ui/form-sent.tsx'
import { Icon } from '#ui/icon.tsx'
import { useCopy } from '#ui/use-copy.ts'
import { useMounted } from '#ui/use-mounted.ts'

export type Receipt = {
  id: number
  createdAt: string
  service: ServiceArea
  subject?: string | undefined
  /** The token of a guest's private link; undefined for clients. */
  followToken?: string | undefined
  /** Whether the sender can answer questions about it. */
  hasQuestions?: boolean | undefined
}

/**
 * The confirmation, with the number and the time of the answer. A form that a client posted without scripts
 * has no receipt here; the portal and the mail show it. The server renders this for guests; the user's name
 * appears after hydration.
 */
export const ConsultationSent = ({
  role,
  receipt,
}: {
  role: Role | undefined
  receipt: Receipt | undefined
}) => {
  const { t } = useTranslation()
  const weekText = useWeekText()
  const isMounted = useMounted()
  const isClient = isMounted && role === 'client'
  const isGuest = isMounted && role === undefined
  return (
    <FormSent title={t('consultation.sent')}>
      <p>{weekText('consultation.sent.text')}</p>
      {receipt && <Facts receipt={receipt} />}
      {receipt?.followToken && <PrivateLink token={receipt.followToken} />}
      {receipt?.hasQuestions && <Questions receipt={receipt} />}
      {isClient && <Next to={href('/client/consultations')} text="consultation.sent.follow" />}
      {isGuest && <Next to={`${href('/auth')}?tab=register`} text="consultation.sent.register" />}
    </FormSent>
  )
}

const Questions = ({ receipt: { id, followToken: token } }: { receipt: Receipt }) => (
  <Next
    to={
      token
        ? `${href('/requests/questions')}?${new URLSearchParams({ token })}`
        : href('/client/consultations/:id/questions', { id })
    }
    text="consultation.sent.questions"
  />
)

const Next = ({ to, text }: { to: string; text: TextKey }) => {
  const { t } = useTranslation()
  return (
    <p>
      <a className="text-link" href={to}>
        {t(text)}
      </a>
    </p>
  )
}

/** The page on which a guest follows the request. Its URL appears only here and in the mail. */
const PrivateLink = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { isCopied, copy } = useCopy({
    title: t('consultation.link.copyFailed'),
    description: t('consultation.link.copyFailed.text'),
  })
  const path = `${href('/requests')}?${new URLSearchParams({ token })}`
  const address = window.location.origin + path
  return (
    <div className="form-sent-link">
      <p className="strong">{t('consultation.link')}</p>
      <p>{t('consultation.link.text')}</p>
      <p>
        <a className="text-link" href={path} dir="ltr">
          {address}
        </a>
      </p>
      <Button
        variant="outline"
        size="table"
        icon={<Icon icon={isCopied ? Check : Copy} size="medium" />}
        onClick={() => copy(address)}
      >
        {t(isCopied ? 'consultation.link.copied' : 'consultation.link.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('consultation.link.copied')}
      </span>
    </div>
  )
}

const Facts = ({ receipt: { id, createdAt, service, subject } }: { receipt: Receipt }) => {
  const { t, language } = useTranslation()
  const by = formatDeadline(promisedBy(new Date(createdAt), useCalendar()), language)
  const facts = [
    [t('consultation.sent.number'), <span key="id" className="number">{`${id}`}</span>],
    [t('form.service'), t(areaLabel[service])],
    ...(subject ? [[t('form.subject'), <bdi key="subject">{subject}</bdi>]] : []),
    [t('consultation.sent.by'), by],
  ] as const
  return (
    <dl className="form-sent-facts">
      {facts.map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import type { OwnEngagement } from '../schema.ts'
import { BothCalendars } from './agreement-values.tsx'

/** Gets focus when the buttons of a decision are gone. */
export const agreementStateId = 'agreement-state'

const looks = {
  draft: { tone: 'grey', icon: PenLine },
  sent: { tone: 'yellow', icon: Clock },
  change_asked: { tone: 'blue', icon: PenLine },
  declined: { tone: 'grey', icon: Ban },
  expired: { tone: 'grey', icon: Ban },
  withdrawn: { tone: 'grey', icon: Ban },
  accepted: { tone: 'green', icon: Check },
  in_force: { tone: 'green', icon: Check },
  ended: { tone: 'grey', icon: CheckCheck },
} as const

export const AgreementBadge = ({
  state,
  isBeingRevised,
}: Pick<OwnEngagement, 'state' | 'isBeingRevised'>) => {
  const { t } = useTranslation()
  const word = () => {
    if (isBeingRevised) return t('agreement.beingRevised')
    return t(state === 'sent' ? 'agreement.awaits' : `engagement.state.${state}`)
  }
  return <Badge {...looks[state]}>{word()}</Badge>
}

/** A sentence about an agreement that does not wait for a decision. */
export const AgreementState = ({ engagement }: { engagement: OwnEngagement }) => {
  const { t } = useTranslation()
  const { state, wish } = engagement
  if (state === 'sent' || state === 'draft') return null
  const isAgreed = state === 'accepted' || state === 'in_force'
  return (
    <section
      className="panel panel-body agreement-state"
      aria-labelledby={agreementStateId}
      data-agreed={isAgreed}
    >
      <h2 id={agreementStateId} tabIndex={-1}>
        {t(`agreement.state.${state}.title`)}
      </h2>
      <p>
        <Explanation engagement={engagement} />
      </p>
      {wish !== '' && !isAgreed && (
        <>
          <p className="caption">{t('agreement.yourWords')}</p>
          <UserParagraph>{wish}</UserParagraph>
        </>
      )}
      {state === 'ended' && engagement.endKind !== 'completed' && (
        <p>
          <Link
            href={href('/client/consultations/:id', { id: engagement.consultationId })}
            className="text-link"
          >
            {t('agreement.end.message')}
          </Link>
        </p>
      )}
    </section>
  )
}

const Explanation = ({ engagement }: { engagement: OwnEngagement }): ReactNode => {
  const { t, language } = useTranslation()
  const { state, number, version, decidedAt, endedAt, endKind, how, validUntil } = engagement
  const named = { number, version: String(version), at: decidedAt ? formatDateTime(decidedAt, language) : '' }
  switch (state) {
    case 'accepted':
      return t('agreement.state.accepted.text', named)
    case 'in_force':
      return t(`agreement.state.in_force.${how ?? 'here'}`, named)
    case 'ended':
      return t(`agreement.state.ended.${endKind ?? 'completed'}`, {
        day: endedAt ? formatLongDate(endedAt, language) : '',
      })
    case 'expired':
      return (
        <Sentence of="agreement.state.expired.text" elements={{ day: <BothCalendars day={validUntil} /> }} />
      )
    case 'change_asked':
    case 'declined':
    case 'withdrawn':
      return t(`agreement.state.${state}.text`)
    default:
      return null
  }
}

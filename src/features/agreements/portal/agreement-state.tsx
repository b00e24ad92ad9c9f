import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { hijriDay } from '#i18n/calendar-format.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge } from '#ui/badge.tsx'
import { UserParagraph } from '#ui/user-text.tsx'
import { isBinding } from '../rules.ts'
import type { OwnAgreement } from '../schema.ts'

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

export const AgreementBadge = ({ state, isBeingRevised }: Pick<OwnAgreement, 'state' | 'isBeingRevised'>) => {
  const { t } = useTranslation()
  const word = () => {
    if (isBeingRevised) return t('ownAgreement.beingRevised')
    return t(state === 'sent' ? 'ownAgreement.awaits' : `agreement.state.${state}`)
  }
  return <Badge {...looks[state]}>{word()}</Badge>
}

/** A sentence about an agreement that does not wait for a decision. */
export const AgreementState = ({ agreement }: { agreement: OwnAgreement }) => {
  const { t } = useTranslation()
  const { state, wish } = agreement
  if (state === 'sent' || state === 'draft') return null
  const isAgreed = state === 'accepted' || state === 'in_force'
  return (
    <section
      className="panel panel-body agreement-state"
      aria-labelledby={agreementStateId}
      data-agreed={isAgreed}
    >
      <h2 id={agreementStateId} tabIndex={-1}>
        {t(`ownAgreement.state.${state}.title`)}
      </h2>
      <p>
        <Explanation agreement={agreement} />
      </p>
      {wish !== '' && !isAgreed && (
        <>
          <p className="caption">{t('ownAgreement.yourWords')}</p>
          <UserParagraph>{wish}</UserParagraph>
        </>
      )}
      {state === 'ended' && agreement.endKind !== 'completed' && (
        <p>
          <Link
            href={href('/client/consultations/:id', { id: agreement.consultationId })}
            className="text-link"
          >
            {t('ownAgreement.end.message')}
          </Link>
        </p>
      )}
    </section>
  )
}

const Explanation = ({ agreement }: { agreement: OwnAgreement }): ReactNode => {
  const { t, language } = useTranslation()
  const { state, number, version, decidedAt, endedAt, endKind, how, validUntil } = agreement
  const named = { number, version: String(version), at: decidedAt ? formatDateTime(decidedAt, language) : '' }
  switch (state) {
    case 'accepted':
      return t('ownAgreement.state.accepted.text', named)
    case 'in_force':
      return t(`ownAgreement.state.in_force.${how ?? 'here'}`, named)
    case 'ended':
      return t(`ownAgreement.state.ended.${endKind ?? 'completed'}`, {
        day: endedAt ? formatLongDate(endedAt, language) : '',
      })
    case 'expired':
      return (
        <Sentence
          of="ownAgreement.state.expired.text"
          elements={{ day: <BothCalendars day={validUntil} /> }}
        />
      )
    case 'change_asked':
    case 'declined':
    case 'withdrawn':
      return t(`ownAgreement.state.${state}.text`)
    default:
      return null
  }
}

/** `2026-03-09` in both calendars. */
export const BothCalendars = ({ day }: { day: string }) => {
  const { language } = useTranslation()
  return (
    <time dateTime={day}>
      <Sentence
        of="agreement.day"
        elements={{
          day: formatLongDate(`${day}T12:00:00+03:00`, language),
          hijri: <span className="no-wrap">{hijriDay(day, language)}</span>,
        }}
      />
    </time>
  )
}

/** A proposal is called an agreement once it binds. */
export const useAgreementTitle = (agreement: Pick<OwnAgreement, 'number' | 'state'>): string => {
  const { t } = useTranslation()
  const isAgreed = isBinding(agreement) || agreement.state === 'ended'
  return t(`ownAgreement.title.${isAgreed ? 'agreement' : 'proposal'}`, { number: agreement.number })
}

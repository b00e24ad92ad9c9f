import Undo2 from 'lucide-react/icons/undo-2'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, localized } from '#languages/language.ts'
import { Badge, StatusBadge } from '#ui/badge.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { UserText } from '#ui/user-text.tsx'
import { MatterDate } from '../browser/matter-date.tsx'
import { isWithdrawn, openStatuses } from '../rules.ts'
import type { OwnConsultation } from '../schema.ts'

/** The client's title of a consultation: its subject or, without one, the requested service. */
export const ConsultationTitle = ({
  consultation: { subject, service },
}: {
  consultation: OwnConsultation
}) => {
  const { t } = useTranslation()
  return subject ? <bdi lang={scriptOf(subject)}>{subject}</bdi> : t(areaLabel[service])
}

/** The language of a subject is unknown, so its letters determine the font and the screen reader's voice. */
const scriptOf = (text: string): ContentLanguage => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

/** The same as plain text, for the title of the page. */
export const useConsultationTitle = () => {
  const { t } = useTranslation()
  return ({ subject, service }: OwnConsultation): string => subject || t(areaLabel[service])
}

/** Service and lawyer, unless the title contains them. Renders nothing if both are missing. */
export const ConsultationSubtitle = ({
  consultation: { subject, service, assignedToName },
  className,
}: {
  consultation: OwnConsultation
  className: string
}) => {
  const { t } = useTranslation()
  if (!subject && !assignedToName) return null
  return (
    <span className={className}>
      {subject && t(areaLabel[service])}
      {subject && assignedToName && ' · '}
      {assignedToName && (
        <Sentence of="portal.withLawyer" elements={{ name: <UserText isWhole>{assignedToName}</UserText> }} />
      )}
    </span>
  )
}

/** The status in the portal's words: pending appears as "In review" (P4.19). */
export const ConsultationBadge = ({ consultation }: { consultation: OwnConsultation }) => {
  const { t } = useTranslation()
  return isWithdrawn(consultation) ? (
    <Badge tone="grey" icon={Undo2}>
      {t('portal.status.withdrawn')}
    </Badge>
  ) : (
    <StatusBadge status={consultation.status}>{t(`portal.status.${consultation.status}`)}</StatusBadge>
  )
}

/** The present stage and the next date of an open consultation. Renders nothing without them. */
export const ConsultationStand = ({
  consultation,
  className,
}: {
  consultation: OwnConsultation
  className: string
}) => {
  const { t, language } = useTranslation()
  const { stage, status, nextDate: date } = consultation
  const hasStage = stage !== null && openStatuses.some((open) => open === status)
  return (
    <>
      {hasStage && (
        <span className={className}>
          {t('progress.now')}: <InItsLanguage {...localized(stage, 'name', language)} />
        </span>
      )}
      {date && (
        <span className={className}>
          {t('progress.nextDate')}: {t(`matter.kind.${date.kind}`)} · <MatterDate date={date} />
        </span>
      )}
    </>
  )
}

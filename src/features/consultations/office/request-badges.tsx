import AlarmClock from 'lucide-react/icons/alarm-clock'
import Lock from 'lucide-react/icons/lock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Badge } from '#ui/badge.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { Consultation } from '../schema.ts'
import './request-badges.css'

/** Marks a consultation that only managers and listed readers can see. */
export const RestrictedBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="grey" icon={Lock}>
      {t('readers.badge')}
    </Badge>
  )
}

/** Marks a consultation with a possible conflict of interest that has no decision yet. */
export const ConflictBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="red" icon={TriangleAlert}>
      {t('consult.conflict')}
    </Badge>
  )
}

/** Marks a request with an unsettled date in the past. */
export const PastDateBadge = () => {
  const { t } = useTranslation()
  return (
    <Badge tone="red" icon={AlarmClock}>
      {t('consult.pastDate')}
    </Badge>
  )
}

/** The present stage of a request, beside its status. */
export const StageMark = ({ stage }: { stage: NonNullable<Consultation['stage']> }) => {
  const { language } = useTranslation()
  const name = localized(stage, 'name', language)
  return (
    <span className="stage-mark" title={name.text}>
      <InItsLanguage {...name} />
    </span>
  )
}

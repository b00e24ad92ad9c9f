import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from '#i18n/translate.tsx'
import { Badge, StatusBadge } from '#ui/badge.tsx'
import { isWithdrawn } from '../rules.ts'
import type { OwnConsultation } from '../schema.ts'

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

import type { Period } from '#features/legal-pages/periods.ts'
import type { useTranslation } from '#i18n/translate.tsx'

/** A period in words, as in the policy. */
export const periodText = (period: Period, t: ReturnType<typeof useTranslation>['t']): string =>
  period ? t(`period.${period.unit}`, { n: period.amount }) : t('period.unlimited')

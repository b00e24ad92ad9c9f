import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Agreement } from '../schema.ts'

/** The staff, and the lawyer named even if not in the office anymore. */
export const useLawyers = ({
  lawyerId,
  lawyerName,
}: Partial<Pick<Agreement, 'lawyerId' | 'lawyerName'>>): { value: string; label: string }[] => {
  const { t } = useTranslation()
  const staff = (useColleagues() ?? []).map((each) => ({ value: String(each.id), label: fullNameOf(each) }))
  if (lawyerId == null || staff.some(({ value }) => value === String(lawyerId))) return staff
  return [...staff, { value: String(lawyerId), label: lawyerName ?? t('agreements.lawyer.none') }]
}

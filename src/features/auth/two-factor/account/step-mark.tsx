import { useTranslation } from '#i18n/translate.tsx'

/** Password, key and recovery codes. */
const steps = 3

export const StepMark = ({ step }: { step: number }) => {
  const { t } = useTranslation()
  return <span className="caption">{t('twoFactor.step', { n: step, total: steps })}</span>
}

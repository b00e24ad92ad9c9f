import { useTranslation } from '#i18n/translate.tsx'
import { passwordStrength } from './password-strength.ts'

/** Under the field of a new password: in words, and said when typing pauses. */
export const StrengthWords = ({ password }: { password: string }) => {
  const { t } = useTranslation()
  return (
    <span aria-live="polite">
      {password === '' ? t('password.hint') : t(`password.${passwordStrength(password)}`)}
    </span>
  )
}

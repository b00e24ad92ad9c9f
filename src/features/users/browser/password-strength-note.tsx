import { useTranslation } from '#i18n/translate.tsx'
import { leastOfOffice } from '../schema.ts'
import { isRepetitive, passwordStrength } from './password-strength.ts'

/** Under the field of a new password: how strong it is and what would make it better, said when typing pauses. */
export const PasswordStrengthNote = ({
  password,
  isStrict = false,
}: {
  password: string
  /** The firm asks more of this account; the server judges by a list that no browser has. */
  isStrict?: boolean | undefined
}) => {
  const { t } = useTranslation()
  const words = () => {
    if (password === '') return t(isStrict ? 'password.strict.hint' : 'password.hint')
    const strength = passwordStrength(password)
    if (isStrict && [...password].length < leastOfOffice) return t('password.strict.short')
    return t(strength === 'weak' && isRepetitive(password) ? 'password.repetitive' : `password.${strength}`)
  }
  return <span aria-live="polite">{words()}</span>
}

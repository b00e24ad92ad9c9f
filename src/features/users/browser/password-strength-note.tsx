import { useTranslation } from '#i18n/translate.tsx'
import { minOfficePasswordLength } from '../schema.ts'
import { isRepetitive, passwordStrength } from './password-strength.ts'

/** Shows below a new password how strong it is and how to improve it. Announced when typing pauses. */
export const PasswordStrengthNote = ({
  password,
  isStrict = false,
}: {
  password: string
  /**
   * The firm has stricter rules for this account. The server checks them with a list that the browser lacks.
   */
  isStrict?: boolean | undefined
}) => {
  const { t } = useTranslation()
  const words = () => {
    if (password === '') return t(isStrict ? 'password.strict.hint' : 'password.hint')
    const strength = passwordStrength(password)
    if (isStrict && [...password].length < minOfficePasswordLength) return t('password.strict.short')
    return t(strength === 'weak' && isRepetitive(password) ? 'password.repetitive' : `password.${strength}`)
  }
  return <span aria-live="polite">{words()}</span>
}

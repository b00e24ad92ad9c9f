import { useTranslation } from '#i18n/translate.tsx'
import { leastOfOffice } from '../schema.ts'
import { isRepetitive, passwordStrength } from './password-strength.ts'

/** Below a new password: how strong it is and how to improve it, announced when typing pauses. */
export const PasswordStrengthNote = ({
  password,
  isStrict = false,
}: {
  password: string
  /** The firm requires more of this account; the server checks that against a list the browser does not have. */
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

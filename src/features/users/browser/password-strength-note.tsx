import { useTranslation } from '#i18n/translate.tsx'
import { minOfficePasswordLength } from '../schema.ts'

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

type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Repeating characters adds no strength. */
const isRepetitive = (password: string): boolean => new Set(password).size < 5

/**
 * A simple estimate by length, kinds of characters and repetition. The minimum length is from the
 * specification.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const characters = [...password]
  if (characters.length < 6) return 'short'
  const kindCount = kinds.filter((kind) => kind.test(password)).length
  const differentCount = new Set(characters).size
  if (isRepetitive(password)) return 'weak'
  const isLong = characters.length >= 16 || (characters.length >= 12 && kindCount >= 2)
  if (isLong && differentCount >= 8) return 'strong'
  return characters.length >= 8 && kindCount >= 2 ? 'fair' : 'weak'
}

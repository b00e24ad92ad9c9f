import { classNames } from './class-names.ts'
import { seedFrom } from './random.ts'
import { trianglePattern } from './triangle-pattern.ts'
import './drawings.css'

const pigmentCount = 7
const thinSpace = '\u2009'
const arabicLetter = /\p{Script=Arabic}/u

/**
 * A person's initials in the name's own script, on a pigment derived from the id. Decorative: the name is
 * next to it.
 */
export const Monogram = ({
  name,
  id,
  size = 'small',
  className,
}: {
  name: string
  /** Seeds color and pattern, so that a person looks the same everywhere. */
  id: string | number
  /** `tile` fills its container at 4:3 with a pattern; the others are squares of 88, 32 and 28 px. */
  size?: 'tile' | 'large' | 'small' | 'tiny'
  className?: string
}) => {
  const initials = initialsOf(name)
  const isArabic = arabicLetter.test(initials)
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'monogram',
        `monogram-${size}`,
        `monogram-pigment-${seedFrom(id) % pigmentCount}`,
        className,
      )}
    >
      {(size === 'tile' || size === 'large') && <MonogramPattern id={id} />}
      <b lang={isArabic ? 'ar' : 'en'} dir={isArabic ? 'rtl' : 'ltr'}>
        {initials}
      </b>
    </span>
  )
}

const MonogramPattern = ({ id }: { id: string | number }) => {
  const { figure, halfTone } = trianglePattern(id, 320, 240, 40)
  return (
    <svg
      className="cover"
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={figure + halfTone} fill="currentColor" fillOpacity=".09" />
    </svg>
  )
}

/** Initials of the first and the last name. Arabic letters are separated by a thin space, or they would join. */
const initialsOf = (name: string): string => {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^(ال|al-|el-)(?=.)/iu, ''))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .filter(Boolean)
  return letters.join(arabicLetter.test(letters.join('')) ? thinSpace : '').toLocaleUpperCase('en')
}

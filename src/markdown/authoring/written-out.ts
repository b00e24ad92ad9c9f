/**
 * Converts elements without a Markdown form to text with the same meaning: "Article 5<sup>2</sup>" must not
 * become "Article 52". It uses no DOM, so that it also runs for the import on the server.
 */

/** Text before and after an element, and a replacement for the text in it. */
export type WrittenOut = { before?: string; after?: string; map?: (text: string) => string }

export type Described = {
  name: string
  /** All text in the element. */
  text: string
  attribute: (name: string) => string | undefined
  style: string
  /** Text just before the element. */
  previous: string
  /** Whether the element, or one in it, links to a place on the same page. */
  isReference: boolean
  /** Elements of the same name around it. */
  depth: number
}

/** Titles of abbreviations that were already explained in the text. */
export type Explained = Set<string>

/** Undefined for an element that needs no added text. */
export const writtenOut = (element: Described, explained: Explained): WrittenOut | undefined => {
  const { name, text } = element
  if (!text.trim()) return undefined
  if (name === 'sup' || /vertical-align:(?:super|text-top)/.test(element.style)) return raised(element)
  if (name === 'sub' || /vertical-align:(?:sub|text-bottom)/.test(element.style)) return lowered(text)
  if (name === 'q') return quoted(element)
  if (name === 'abbr' || name === 'acronym' || name === 'dfn') return explanation(element, explained)
  if (name === 'rt') return { before: ' (', after: ')' }
  if (name === 'rp') return { map: () => '' }
  return directed(element)
}

const superscripts = signs('0123456789+-=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ')
const subscripts = signs('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

function signs(plain: string, small: string): Map<string, string> {
  const pairs = [...plain].map((sign, at): [string, string] => [sign, [...small][at] ?? sign])
  const arabic = [...'٠١٢٣٤٥٦٧٨٩'].map((sign, at): [string, string] => [sign, [...small][at] ?? sign])
  return new Map([...pairs, ...arabic, ['−', pairs[11]?.[1] ?? '−'], ['–', pairs[11]?.[1] ?? '–']])
}

/** Undefined if a character has no small form. */
const small = (text: string, forms: Map<string, string>): ((text: string) => string) | undefined =>
  [...text.replace(/\s/g, '')].every((sign) => forms.has(sign))
    ? (part) => [...part].map((sign) => forms.get(sign) ?? sign).join('')
    : undefined

const raised = ({ text, previous, isReference }: Described): WrittenOut => {
  const written = text.trim()
  if (isReference) return /^[[(]/.test(written) ? {} : { before: '[', after: ']' }
  // Ordinals read the same on the line: 1st, 2nd.
  if (/^(?:st|nd|rd|th)$/i.test(written) && /\d\s*$/.test(previous)) return {}
  if (/^tm$/i.test(written)) return { map: () => '™' }
  if (written === 'o') return { map: () => 'º' }
  if (/^[™®©℠º°ª]$/u.test(written)) return {}
  const map = small(written, superscripts)
  if (map) return { map }
  // A word is an addition, such as "bis"; a letter or a formula is an exponent.
  return /^\p{L}[\p{L}\p{M}\s]+$/u.test(written) ? { before: ' (', after: ')' } : { before: '^(', after: ')' }
}

const lowered = (text: string): WrittenOut => {
  const map = small(text, subscripts)
  return map ? { map } : { before: '_(', after: ')' }
}

const arabicLetter = /\p{Script=Arabic}/u

const quoted = ({ text, depth }: Described): WrittenOut => {
  if (depth % 2 === 1) return { before: '‘', after: '’' }
  return arabicLetter.test(text) ? { before: '«', after: '»' } : { before: '“', after: '”' }
}

const explanation = ({ text, attribute }: Described, explained: Explained): WrittenOut | undefined => {
  const title = attribute('title')?.replace(/\s+/g, ' ').trim()
  if (!title || title === text.trim() || explained.has(title)) return undefined
  explained.add(title)
  return { after: ` (${title})` }
}

const isolates: Record<string, string> = { ltr: '\u2066', rtl: '\u2067' }
const overrides: Record<string, string> = { ltr: '\u202d', rtl: '\u202e' }
const directedNames = new Set(['a', 'b', 'bdi', 'bdo', 'em', 'i', 'span', 'strong'])

/**
 * A number without letters takes its direction from its surroundings: without a mark, a phone number would be
 * reversed.
 */
const directed = ({ name, text, attribute }: Described): WrittenOut | undefined => {
  const direction = attribute('dir')?.toLowerCase() ?? ''
  if (name === 'bdo' && overrides[direction]) return { before: overrides[direction], after: '\u202c' }
  const isNumber = /\p{Nd}/u.test(text) && !/\p{L}/u.test(text)
  if (!directedNames.has(name) || !isNumber || !isolates[direction]) return undefined
  return { before: isolates[direction], after: '\u2069' }
}

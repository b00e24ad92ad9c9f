import { squeezeText } from '#i18n/squeeze-text.ts'

export type Named = { firstName: string; lastName: string }

const wordsOf = ({ firstName, lastName }: Named): string[] =>
  `${firstName} ${lastName}`
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(squeezeText)
    .filter(Boolean)

/**
 * Whether one name is a spelling or a shorter form of the other. A father's name is a part of his daughter's, so
 * the first word of each must be in the other, unless the first name is still empty. A name in the other script
 * counts as another one: only the server compares sounds, and the account can be taken back.
 */
export const mayBeSameName = (one: Named, other: Named): boolean => {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (few.join('') === many.join('')) return true
  const isBegun = one.firstName.trim() !== '' && other.firstName.trim() !== ''
  const first = many[0] ?? ''
  return few.every((word) => many.includes(word)) && (!isBegun || few.includes(first))
}

/** Whether another name is being typed over a known one. Before the field is left, only its beginning decides. */
export const beginsOtherName = (typed: string, known: string): boolean => {
  const [one, other] = [squeezeText(typed), squeezeText(known)]
  return one.length > 1 && other !== '' && one[0] !== other[0]
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim()

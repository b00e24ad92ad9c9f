import { squeezeText } from '#i18n/squeeze-text.ts'

export type Named = { firstName: string; lastName: string }

const wordsOf = ({ firstName, lastName }: Named): string[] =>
  `${firstName} ${lastName}`
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(squeezeText)
    .filter(Boolean)

/**
 * Whether one name is a spelling or a shorter form of the other. A name in the other script counts as another
 * one: only the server compares sounds, and the account can be taken back.
 */
export const mayBeSameName = (one: Named, other: Named): boolean => {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return few.join('') === many.join('') || few.every((word) => many.includes(word))
}

/** Whether another name is being typed over a known one. Before the field is left, only its beginning decides. */
export const beginsOtherName = (typed: string, known: string): boolean => {
  const [one, other] = [squeezeText(typed), squeezeText(known)]
  return one.length > 1 && other !== '' && one[0] !== other[0]
}

import type { Language } from '#languages/language.ts'

type Named = { id: number; firstName: string; lastName: string }

export const fullNameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`

/** The current user first, then the others sorted for the language: names in its own script come first. */
export const colleaguesInOrder = <Person extends Named>(
  people: readonly Person[],
  language: Language,
  readerId: number | undefined,
): Person[] => {
  const { compare } = new Intl.Collator(language)
  return people.toSorted(
    (one, other) =>
      Number(other.id === readerId) - Number(one.id === readerId) ||
      compare(fullNameOf(one), fullNameOf(other)),
  )
}

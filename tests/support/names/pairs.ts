import { readSpellings } from './read-spellings.ts'
import { companies, familyNames, givenNames } from './spellings.ts'

/** The query for a name, and the spelling of the same name to find. */
export type NamePair = { requested: string; found: string }

/** The first spelling of a group is the query, and each other one is a name to find. */
const pairsOf = (groups: string[][] = []): NamePair[] =>
  groups.flatMap(([requested = '', ...found]) => found.map((each) => ({ requested, found: each })))

/** Contains spellings that no rule of the lists creates: from other countries, with parts added, moved or left out. */
const usual = readSpellings('usual.txt')
/** People and companies as two sources write them. */
const fresh = readSpellings('fresh.txt')
const heldOut = readSpellings('held-out.txt')
/**
 * Companies as two registers write them: in the other script, translated, transliterated, and with more or
 * fewer words for their business and legal form.
 */
const ofRegisters = readSpellings('companies.txt')

const ofPeople = 300

/**
 * Each spelling of the lists against another: with and without the father's name, in one script and in both.
 */
const fromLists = (): NamePair[] =>
  Array.from({ length: ofPeople }, (_, at) => {
    const given = nth(givenNames, at * 7)
    const father = nth(givenNames, at * 13 + 5)
    const family = nth(familyNames, at * 11)
    const [one, other] = [Math.floor(at / givenNames.length) + at, at * 3 + 1]
    const requested = { given: nth(given, one), father: nth(father, one + 1), family: nth(family, other) }
    const found = {
      given: nth(given, one + 1),
      father: nth(father, other),
      family: nth(family, other + 1 + (at % (family.length - 1))),
    }
    if (at % 4 === 0) return pair([requested.given, requested.family], [found.given, found.family])
    if (at % 4 === 1)
      return pair([requested.given, requested.family], [found.given, found.father, found.family])
    if (at % 4 === 2)
      return pair(
        [requested.given, requested.father, requested.family],
        [found.given, found.father, found.family],
      )
    return pair([requested.given, 'بن', requested.father, requested.family], [found.given, found.family])
  })

const pair = (requested: string[], found: string[]): NamePair => ({
  requested: requested.join(' '),
  found: found.join(' '),
})

const nth = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value

const inBothDirections = ({ requested, found }: NamePair): NamePair[] => [
  { requested, found },
  { requested: found, found: requested },
]

/**
 * Grouped by when they were written: `usual` together with the rules, `fresh` before any was tried, and used
 * to improve the rules, `heldOut` tried after that, without further changes. `companies` are queried in both
 * directions.
 */
export const namePairs = {
  usual: [...pairsOf(usual.same), ...fromLists(), ...pairsOf(companies).flatMap(inBothDirections)],
  fresh: pairsOf(fresh.same),
  heldOut: pairsOf(heldOut.same),
  companies: pairsOf(ofRegisters.same).flatMap(inBothDirections),
} as const satisfies Record<string, readonly NamePair[]>

export type ListOfNames = keyof typeof namePairs

/** Different people and companies with similar spellings. */
export const otherNames: Readonly<Record<ListOfNames, readonly NamePair[]>> = {
  usual: pairsOf(usual.different),
  fresh: pairsOf(fresh.different),
  heldOut: pairsOf(heldOut.different),
  companies: pairsOf(ofRegisters.different),
}

/**
 * Names of different people that differ by a letter of the given or family name, with the same father: in
 * Arabic, in Latin letters and across both. They are to be listed apart from hits.
 */
export const similarPairs: readonly NamePair[] = pairsOf(readSpellings('similar.txt').different)

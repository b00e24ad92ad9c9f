import { likenessOfParts } from './part-likeness.ts'
import { type Name, readName } from './parts.ts'
import { comparisonWith, mayBeOne } from './similarity.ts'

/**
 * Whether two names may be those of one person: spellings in either script; names without letters that the keys know must be equal. A father's name is a part of
 * his daughter's, so each first name must be in the other name, too.
 */
export const isSameName = (one: string, other: string): boolean => {
  const [left, right] = [readName(one), readName(other)]
  return (
    (one !== '' && one.toLowerCase() === other.toLowerCase()) ||
    (comparisonWith(left)(right).isOne && beginsIn(left, right) && beginsIn(right, left))
  )
}

const beginsIn = ({ parts: [first] }: Name, { parts }: Name): boolean =>
  first !== undefined && parts.some((part) => likenessOfParts(first, part) >= mayBeOne)

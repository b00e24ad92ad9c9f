import type { PartyNumbers } from '#features/conflicts/server/party-numbers.ts'
import { foldNumber } from '#fields/fold.ts'

/** The hash of a query that may be the number of a power of attorney. */
export const powerHashIn = (typed: string, numbers: PartyNumbers): string | undefined => {
  const number = foldNumber(typed).trim()
  return /^\d{1,20}$/.test(number) ? numbers.hashOfPower(number) : undefined
}

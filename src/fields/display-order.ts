import * as z from 'zod/mini'
import { foldNumber } from './fold.ts'

/** Ascending sort order of records. */
export const displayOrder = z
  .int('val.generic.number')
  .check(z.gte(0, 'val.generic.min?min=0'), z.lte(100_000, 'val.generic.max?max=100000'))

/** Parses digits from any keyboard. Anything else becomes a value that `displayOrder` refuses. */
export const readOrder = (typed: string | number): number =>
  typeof typed === 'number' ? typed : Number(foldNumber(typed) || Number.NaN)

import * as z from 'zod/mini'
import { foldDigits } from './digits.ts'

/** Records are sorted by it in ascending order. */
export const displayOrder = z
  .int('val.generic.number')
  .check(z.gte(0, 'val.generic.min?min=0'), z.lte(100_000, 'val.generic.max?max=100000'))

/** Parses digits from any keyboard. Anything that is not a number becomes a value that `displayOrder` refuses. */
export const readOrder = (typed: string | number): number =>
  typeof typed === 'number' ? typed : typed.trim() === '' ? Number.NaN : Number(foldDigits(typed))

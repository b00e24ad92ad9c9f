import type { AdminStoryPart } from '../schema.ts'
import { nameOfPart } from '../values.ts'

/** The name of a part in lists, in both languages. */
export const namesOf = ({ kind, ...part }: AdminStoryPart): { nameEn: string; nameAr: string } => ({
  nameEn: nameOfPart({ kind, title: part.titleEn, text: part.textEn }),
  nameAr: nameOfPart({ kind, title: part.titleAr, text: part.textAr }),
})

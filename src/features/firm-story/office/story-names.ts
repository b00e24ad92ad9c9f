import type { AdminStoryPart } from '../schema.ts'
import { nameOfPart } from '../values.ts'

/** What a part is called in lists, in both languages. */
export const namesOf = ({ kind, ...part }: AdminStoryPart): { nameEn: string; nameAr: string } => ({
  nameEn: nameOfPart({ kind, title: part.titleEn, text: part.textEn }),
  nameAr: nameOfPart({ kind, title: part.titleAr, text: part.textAr }),
})

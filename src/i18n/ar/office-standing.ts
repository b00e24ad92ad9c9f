import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-standing.ts'

export const officeStanding: TranslationOf<typeof english.officeStanding> = {
  'correspondent.verified': 'البريد مؤكد',
  'correspondent.verifiedSince': 'البريد مؤكد منذ {date}',
  'correspondent.unverified': 'البريد غير مؤكد',
}

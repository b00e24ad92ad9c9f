import type { TranslationOf } from '../dictionary.ts'
import type { portal as english } from '../en/portal.ts'

export const portal: TranslationOf<typeof english> = {
  'portal.consultations': 'استشاراتي',
  'portal.favorites': 'المفضلة',
  'portal.documents': 'مستنداتي',
  'portal.addFavorite': 'إضافة إلى المفضلة',
  'portal.removeFavorite': 'إزالة من المفضلة',
  'portal.attachments': 'المرفقات',
  'portal.download': 'تنزيل',
}

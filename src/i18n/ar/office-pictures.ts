import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-pictures.ts'

export const officePictures: TranslationOf<typeof english.officePictures> = {
  'content.englishRequired': 'النص الإنجليزي مطلوب، ويظهر حيث لا توجد ترجمة.',
  'picture.choose': 'اختيار صورة',
  'picture.replace': 'اختيار صورة أخرى',
  'picture.drop': 'أو إفلاتها هنا بصيغة JPG أو PNG أو WEBP أو GIF، وبحجم لا يتجاوز 10 ميجابايت.',
  'picture.uploaded': 'صورة مرفوعة',
  'picture.remove': 'إزالة',
  'picture.sending': 'جارٍ رفع {name}',
  'picture.stop': 'إيقاف الرفع',
  'picture.broken': 'انقطع الاتصال ولم تصل الصورة. يرجى إعادة المحاولة.',
  'picture.checking': 'الصورة قيد الفحص من البرمجيات الضارة، وتظهر فور اكتماله.',
  'picture.infected': 'عُثر في هذه الصورة على برمجيات ضارة. يرجى اختيار صورة أخرى.',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.image': 'صورة',
  'activity.image.create': '{who}: رفع صورة',
  'activity.record.image': 'الصورة {reference}',
}

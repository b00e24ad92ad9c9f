import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-session.ts'

export const office: TranslationOf<typeof english.office> = {
  'export.notMade': 'تعذّر إنشاء الملف',
  'export.csv': 'تصدير CSV',
  'import.open': 'استيراد',
  'import.done': 'تم الاستيراد',
  'import.done.text': {
    zero: 'كل ما في الملف موجود من قبل.',
    one: 'أُضيف سجل واحد.',
    two: 'أُضيف سجلان.',
    few: 'أُضيفت {n} سجلات.',
    many: 'أُضيف {n} سجلًا.',
    other: 'أُضيف {n} سجل.',
  },
  'import.done.ended': {
    zero: 'لم يُلغَ أي اشتراك.',
    one: 'أُلغي اشتراك واحد.',
    two: 'أُلغي اشتراكان.',
    few: 'أُلغيت {n} اشتراكات.',
    many: 'أُلغي {n} اشتراكًا.',
    other: 'أُلغي {n} اشتراك.',
  },
}

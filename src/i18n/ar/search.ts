import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/search.ts'

export const publications: TranslationOf<typeof english.publications> = {
  'search.heading': 'البحث',
  'search.intro': 'ابحث في خدمات المكتب وفريقه وإصداراته.',
  'search.label': 'البحث في الموقع',
  'search.allPublications': {
    zero: 'لا توجد نتائج في الإصدارات',
    one: 'نتيجة واحدة في الإصدارات',
    two: 'النتيجتان في الإصدارات',
    few: 'كل النتائج في الإصدارات وعددها {n}',
    many: 'كل النتائج في الإصدارات وعددها {n}',
    other: 'كل النتائج في الإصدارات وعددها {n}',
  },
  'search.more': {
    zero: 'لا توجد نتائج أخرى.',
    one: 'توجد نتيجة أخرى. أضف كلمة لتضييق البحث.',
    two: 'توجد نتيجتان أخريان. أضف كلمة لتضييق البحث.',
    few: 'توجد {n} نتائج أخرى. أضف كلمة لتضييق البحث.',
    many: 'توجد {n} نتيجة أخرى. أضف كلمة لتضييق البحث.',
    other: 'توجد {n} نتيجة أخرى. أضف كلمة لتضييق البحث.',
  },
  'search.none.text': 'جرّب كلمات أخرى أو أقل عددًا، أو اسألنا مباشرة.',
  'search.ask': 'اطلب استشارة',
  'search.loadFailed': 'تعذّر إتمام البحث',
  'search.loadFailed.text': 'يرجى إعادة المحاولة بعد قليل، وفي حال تكرار الخطأ يرجى إبلاغنا.',
}

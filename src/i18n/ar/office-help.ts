import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-help.ts'

export const officeHelp: TranslationOf<typeof english.officeHelp> = {
  'help.intro': 'الغرض من كل شاشة. لا تُدرج هنا إلا الشاشات المتاحة لك.',
  'help.everywhere': 'في جميع الشاشات',
  'help.lists.title': 'القوائم',
  'help.lists':
    'لكل قائمة بحث وتصفية وترتيب، ويحفظ شريط العنوان حالتها، فيفتح الرابط المحفوظ أو المشارك الصفوف نفسها. يُعثر على الأسماء العربية بالتشكيل ومن دونه وبأي كتابة للهمزة.',
  'help.editing.title': 'التعديل',
  'help.editing':
    'لا يُحفظ شيء قبل الضغط على زر الحفظ، ويظهر سؤال قبل فقدان أي نص مكتوب. إذا سبق زميل إلى حفظ السجل نفسه تظهر النسختان جنبًا إلى جنب للاختيار بينهما.',
  'help.keyboard.title': 'لوحة المفاتيح',
  'help.keyboard':
    'كل شيء متاح من دون فأرة: Tab للانتقال، والأسهم داخل التبويبات والتصفية والقوائم، وEsc لإغلاق النافذة، وF8 للوصول إلى الإشعار.',
  'help.appearance.title': 'اللغة والمظهر',
  'help.appearance':
    'التبديل بين العربية والإنجليزية في أعلى الصفحة، والمظهر الفاتح والداكن في قائمة الحساب. التواريخ والأوقات بتوقيت الرياض.',
}

export const office: TranslationOf<typeof english.office> = {
  'help.title': 'المساعدة',
}

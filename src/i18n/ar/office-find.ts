import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-find.ts'

export const officeFind: TranslationOf<typeof english.officeFind> = {
  'find.title': 'البحث في بيانات المكتب',
  'find.placeholder': 'اسم أو هاتف أو رقم طلب أو عنوان…',
  'find.hint':
    'اسم بالعربية أو بالحروف اللاتينية، أو رقم هاتف أو آخره، أو رقم طلب، أو كلمة من عنوان، أو إحدى صفحات لوحة التحكم.',
  'find.recent': 'آخر ما فُتح من هنا',
  'find.screens': 'الصفحات والإجراءات',
  'find.people': 'الأشخاص',
  'find.requests': 'الطلبات',
  'find.results': 'النتائج',
  'find.all': 'عرض الكل',
  'find.none': 'لا توجد نتائج للبحث عن «{q}»',
  'find.none.text': 'يمكن تجربة حروف أقل أو كتابة أخرى. يقتصر البحث على ما يحق لك فتحه.',
  'find.failed': 'تعذّر إتمام البحث',
  'find.keys': 'التنقّل بالسهمين ↑ ↓ والفتح بمفتاح ⏎ والإغلاق بمفتاح Esc',
  'find.alike': 'اسم مشابه',
  'find.guest': 'دون حساب',
  'find.party': 'الطرف: {name}',
  'find.inText': 'في نص الرسالة',
  'find.words.passkeys': 'الدخول دون كلمة مرور، بصمة الإصبع، الوجه',
  'find.words.twoFactor': 'التحقق بخطوتين، رمز التحقق، تطبيق المصادقة',
}

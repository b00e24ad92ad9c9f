import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/firm.ts'

export const home: TranslationOf<typeof english.home> = {
  'person.request': 'اطلب استشارة مع {name}',
  'person.subject': 'أرغب في استشارة مع {name}.',
  'person.vcard': 'حفظ في جهات الاتصال',
  'person.bio': 'نبذة تعريفية',
  'person.license': 'رقم الترخيص',
  'person.profiles': 'الحسابات المهنية',
  'person.loadFailed': 'تعذّر تحميل هذه الصفحة',
  'person.loadFailed.text': 'يرجى إعادة المحاولة، أو الاتصال بنا والسؤال عن الشخص المطلوب.',
  'service.steps': 'ماذا يحدث بعد تقديم الطلب؟',
  'service.steps.read': 'يقرأ طلبك محامٍ في هذا المجال، ويصلك ردّنا خلال 24 ساعة من الأحد إلى الخميس.',
  'otherWeek.service.steps.read': 'يقرأ طلبك محامٍ في هذا المجال، ويصلك ردّنا خلال 24 ساعة في أيام العمل.',
  'service.steps.meet': 'نلتقي في المكتب أو عبر الاتصال المرئي، ونبيّن لك ما نراه في الملف وما ينقصه.',
  'service.steps.offer': 'يصلك عرض مكتوب فيه نطاق العمل والشريك المسؤول والأتعاب، ولا يبدأ شيء قبل موافقتك.',
  'service.contents': 'في هذه الصفحة',
  'service.people': 'فريق هذا المجال',
  'service.others': 'خدمات أخرى',
  'service.loadFailed': 'تعذّر تحميل هذه الخدمة',
  'service.loadFailed.text': 'يرجى إعادة المحاولة، أو الاتصال بنا لنساعدك مباشرة.',
  'firm.milestones': 'محطات',
  'firm.talk': 'تواصل معنا',
  'firm.talk.text': 'أخبرنا بما حدث ليقرأه محامٍ متخصص في المجال، ونجيبك خلال 24 ساعة من الأحد إلى الخميس.',
  'otherWeek.firm.talk.text':
    'أخبرنا بما حدث ليقرأه محامٍ متخصص في المجال، ونجيبك خلال 24 ساعة في أيام العمل.',
  'clients.lede': 'شركات وجهات حكومية وعائلات وافقت على ذكر أسمائها هنا، وما نقدّمه لها.',
}

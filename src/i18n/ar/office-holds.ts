import type { TranslationOf } from '../dictionary.ts'
import type { officeHolds as english } from '../en/office-holds.ts'

export const officeHolds: TranslationOf<typeof english> = {
  'hold.heading': 'الإتلاف',
  'hold.none': 'ينتهي بانقضاء مدة الاحتفاظ.',
  'hold.since': 'محفوظ من {date}، بقرار {name}.',
  'hold.set': 'حفظ من الإتلاف',
  'hold.lift': 'إنهاء الحفظ',
  'hold.set.title': 'هل تريد الحفظ من الإتلاف؟',
  'hold.set.text': 'لا يُتلف هذا السجل ولا ما يتصل به بانقضاء مدته، حتى يُنهى الحفظ.',
  'hold.reason': 'السبب',
  'hold.reason.hint': 'يطّلع عليه المكتب وحده. مثال: دعوى منظورة أمام المحكمة.',
  'hold.lift.title': 'هل تريد إنهاء الحفظ؟',
  'hold.lift.text': 'ما انقضت مدة الاحتفاظ به يُتلف بعدها خلال ساعة.',
  'hold.done': 'تم الحفظ من الإتلاف',
  'hold.lifted': 'تم إنهاء الحفظ',
  'hold.failed': 'تعذّر تعديل الحفظ',
  'hold.loadFailed': 'تعذّر تحميل حالة الحفظ.',
}

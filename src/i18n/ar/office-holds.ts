import type { TranslationOf } from '../dictionary.ts'
import type { officeHolds as english } from '../en/office-holds.ts'

export const officeHolds: TranslationOf<typeof english> = {
  'hold.heading': 'حفظ السجل',
  'hold.none': 'ينتهي بانقضاء مدة الاحتفاظ.',
  'hold.since': 'الإتلاف موقوف من {date}، بقرار {name}.',
  'hold.set': 'إيقاف الإتلاف',
  'hold.lift': 'رفع الإيقاف',
  'hold.set.title': 'هل تريد إيقاف الإتلاف؟',
  'hold.set.text': 'لا يُتلف هذا السجل ولا ما يتصل به بانقضاء مدته، حتى يُرفع الإيقاف.',
  'hold.reason': 'السبب',
  'hold.reason.hint': 'يطّلع عليه المكتب وحده. مثال: دعوى منظورة أمام المحكمة.',
  'hold.lift.title': 'هل تريد رفع الإيقاف؟',
  'hold.lift.text': 'ما انقضت مدة الاحتفاظ به يُتلف بعدها خلال ساعة.',
  'hold.done': 'تم إيقاف الإتلاف',
  'hold.lifted': 'تم رفع الإيقاف',
  'hold.failed': 'تعذّر تعديل الإيقاف',
  'hold.loadFailed': 'تعذّر تحميل حالة الإيقاف.',
}

import type { TranslationOf } from '../dictionary.ts'
import type { officeHolds as english } from '../en/office-holds.ts'

export const officeHolds: TranslationOf<typeof english> = {
  'hold.heading': 'الإتلاف',
  'hold.none': 'ينتهي بانقضاء مدة الاحتفاظ.',
  'hold.since': 'الإتلاف ممنوع من {date}، بقرار {name}.',
  'hold.set': 'منع الإتلاف',
  'hold.lift': 'رفع المنع',
  'hold.set.title': 'هل تريد منع الإتلاف؟',
  'hold.set.text': 'لا يُتلف هذا السجل ولا ما يتصل به بانقضاء مدته، حتى يُرفع المنع.',
  'hold.reason': 'السبب',
  'hold.reason.hint': 'يطّلع عليه المكتب وحده. مثال: دعوى منظورة أمام المحكمة.',
  'hold.lift.title': 'هل تريد رفع المنع؟',
  'hold.lift.text': 'ما انقضت مدة الاحتفاظ به يُتلف بعدها خلال ساعة.',
  'hold.done': 'تم منع الإتلاف',
  'hold.lifted': 'تم رفع المنع',
  'hold.failed': 'تعذّر تعديل المنع',
  'hold.loadFailed': 'تعذّر تحميل حالة المنع.',
}

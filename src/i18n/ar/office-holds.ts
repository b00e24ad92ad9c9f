import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-holds.ts'

export const officeHolds: TranslationOf<typeof english.officeHolds> = {
  'hold.heading': 'حفظ السجل من الإتلاف',
  'hold.none': 'يُتلف السجل بانقضاء مدة الاحتفاظ.',
  'hold.since': 'الإتلاف موقوف من {date}، بقرار {name}.',
  'hold.set': 'إيقاف الإتلاف',
  'hold.lift': 'رفع الإيقاف',
  'hold.set.title': 'هل تريد إيقاف الإتلاف؟',
  'hold.set.text': 'لا يُتلف هذا السجل ولا ما يتصل به بانقضاء مدته، حتى يُرفع الإيقاف.',
  'hold.reason': 'السبب',
  'hold.reason.hint': 'يطّلع عليه المكتب وحده. مثال: دعوى منظورة أمام المحكمة.',
  'hold.lift.title': 'هل تريد رفع الإيقاف؟',
  'hold.lift.text': 'إذا انقضت مدة الاحتفاظ بالسجل أُتلف خلال ساعة.',
  'hold.done': 'تم إيقاف الإتلاف',
  'hold.lifted': 'تم رفع الإيقاف',
  'hold.failed': 'تعذّر تعديل الإيقاف',
  'hold.loadFailed': 'تعذّر تحميل حالة الإيقاف.',
}

export const officeActivity: TranslationOf<typeof english.officeActivity> = {
  'audit.entity.legalHold': 'إيقاف الإتلاف',
  'activity.legalHold.create': '{who}: إيقاف إتلاف {record}',
  'activity.legalHold.delete': '{who}: رفع إيقاف إتلاف {record}',
  'activity.record.legalHold': 'السجل رقم {reference}',
}

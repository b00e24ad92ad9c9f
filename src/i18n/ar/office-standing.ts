import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/office-standing.ts'

export const officeStanding: TranslationOf<typeof english.officeStanding> = {
  'correspondent.verified': 'البريد مؤكد',
  'correspondent.verifiedSince': 'البريد مؤكد منذ {date}',
  'correspondent.unverified': 'البريد غير مؤكد',
  'identity.seen.person': 'تم التحقق من الهوية حضوريًا بتاريخ {date}',
  'identity.seen.video': 'تم التحقق من الهوية بالاتصال المرئي بتاريخ {date}',
  'identity.seen.copy': 'تم الاطلاع على صورة مصدّقة من وثيقة الهوية بتاريخ {date}',
  'identity.seen.provider': 'تم التحقق من الهوية عبر جهة تحقق إلكتروني بتاريخ {date}',
}

export const officeIdentity: TranslationOf<typeof english.officeIdentity> = {
  'users.identity.identify': 'تسجيل التحقق الحضوري',
  'users.identity.addDocument': 'إضافة نوع الوثيقة',
  'users.identity.title': 'هل تحقق المكتب من هوية هذا الشخص؟',
  'users.identity.body':
    'بعد التسجيل يُعدّ الحساب حسابَ هذا الشخص وإن لم يُؤكَّد بريده الإلكتروني، فيمكن تبادل المستندات معه وتفعيل المصادقة الثنائية لحسابه. أما الطلبات والرسائل المرتبطة بالبريد وحده فتبقى حتى يُؤكَّد.',
  'users.identity.note': 'طريقة التحقق من الهوية',
  'users.identity.note.hint':
    'مثال: الاطلاع على أصل الهوية الوطنية في مكتب الرياض. يرجى عدم كتابة رقم الهوية.',
  'users.identity.confirm': 'تسجيل',
  'users.identity.done': 'تم تسجيل التحقق من الهوية حضوريًا',
  'users.identity.failed': 'لم يُحفظ التسجيل',
  'users.identity.document': 'الوثيقة',
  'users.identity.document.hint': 'يُحفظ نوع الوثيقة فقط، ولا يُحفظ رقمها.',
  'users.identity.document.choose': 'اختيار الوثيقة',
  'identity.seenWith.person': 'تم التحقق من الهوية حضوريًا بتاريخ {date}: {document}',
  'identity.seenWith.video': 'تم التحقق من الهوية بالاتصال المرئي بتاريخ {date}: {document}',
  'identity.seenWith.copy': 'تم الاطلاع على صورة مصدّقة من وثيقة الهوية بتاريخ {date}: {document}',
  'identity.seenWith.provider': 'تم التحقق من الهوية عبر جهة تحقق إلكتروني بتاريخ {date}: {document}',
  'identity.document.national-id': 'الهوية الوطنية',
  'identity.document.residence-permit': 'إقامة',
  'identity.document.passport': 'جواز سفر',
  'identity.document.gcc-id': 'هوية دول مجلس التعاون',
  'identity.document.other': 'وثيقة أخرى',
}

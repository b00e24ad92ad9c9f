import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/mail-appointments.ts'

export const mail: TranslationOf<typeof english.mail> = {
  'mail.appointment.proposed.subject': 'يرجى تأكيد موعد لطلبك رقم {id}',
  'mail.appointment.proposed.text':
    'نود التحدث معك بشأن طلبك رقم {id}. يرجى تأكيد أحد المواعيد الآتية بتوقيت الرياض، أو اختيار موعد آخر:',
  'mail.appointment.choose.text': 'نود التحدث معك بشأن طلبك رقم {id}. يرجى اختيار الموعد المناسب.',
  'mail.appointment.time': '{when}، الموافق {hijri}',
  'mail.appointment.confirmed.subject': 'موعدك: {short}',
  'mail.appointment.confirmed.text': 'موعدك بشأن الطلب رقم {id} مؤكد: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.moved.subject': 'تغيّر موعدك إلى {short}',
  'mail.appointment.moved.text':
    'تغيّر موعدك بشأن الطلب رقم {id}، والموعد الجديد: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.changed.subject': 'تغيّرت تفاصيل موعدك: {short}',
  'mail.appointment.changed.text':
    'تغيّرت تفاصيل موعدك بشأن الطلب رقم {id}، وبقي وقته كما هو: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.canceled.subject': 'أُلغي موعدك: {short}',
  'mail.appointment.canceled.text':
    'أُلغي موعدك بشأن الطلب رقم {id}، وكان {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.declined.subject': 'لم تعد المواعيد المقترحة لطلبك رقم {id} قائمة',
  'mail.appointment.declined.text': 'لم تعد المواعيد المقترحة لطلبك رقم {id} قائمة، ولم يُحدد موعد.',
  'mail.appointment.reminder.day.subject': 'تذكير بموعدك: {short}',
  'mail.appointment.reminder.hour.subject': 'يبدأ موعدك الساعة {time}',
  'mail.appointment.reminder.text':
    'تذكير بموعدك بشأن الطلب رقم {id}: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.own': 'ويوافق ذلك عندك ({zone}): {own}.',
  'mail.appointment.kind.office': 'يسعدنا استقبالك في المكتب: {place}',
  'mail.appointment.kind.phone': 'سنتصل بك على الرقم الذي زودتنا به.',
  'mail.appointment.kind.video': 'اللقاء عبر الاتصال المرئي: {place}',
  'mail.appointment.calendar': 'يُحدّث الملف المرفق تقويمك.',
  'mail.appointment.calendar.add': 'أرفقنا ملفًا لإضافة الموعد إلى تقويمك.',
  'mail.appointment.office.confirmed': 'الطلب رقم {id}: موعد {short}',
  'mail.appointment.office.confirmed.text':
    'الموعد بشأن الطلب رقم {id} مؤكد: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.office.moved': 'الطلب رقم {id}: تغيّر الموعد إلى {short}',
  'mail.appointment.office.moved.text':
    'تغيّر الموعد بشأن الطلب رقم {id}، والموعد الجديد: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.office.changed': 'الطلب رقم {id}: تغيّرت تفاصيل موعد {short}',
  'mail.appointment.office.changed.text':
    'تغيّرت تفاصيل الموعد بشأن الطلب رقم {id}: {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.office.taken': 'الطلب رقم {id}: أُسند موعد {short} إلى أحد الزملاء',
  'mail.appointment.office.taken.text':
    'أُسند الموعد بشأن الطلب رقم {id} إلى أحد الزملاء، وكان {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.office.canceled': 'الطلب رقم {id}: أُلغي موعد {short}',
  'mail.appointment.office.canceled.text':
    'أُلغي الموعد بشأن الطلب رقم {id}، وكان {when} بتوقيت الرياض، الموافق {hijri}.',
  'mail.appointment.office.erased': 'الطلب رقم {id}: أُلغي موعد {short}',
  'mail.appointment.office.erased.text':
    'أُلغي الموعد بشأن الطلب رقم {id}، وكان {when} بتوقيت الرياض، الموافق {hijri}، لإتلاف البيانات الشخصية للعميل بناءً على طلبه.',
  'mail.appointment.office.declined': 'الطلب رقم {id}: لم تُقبل المواعيد المقترحة',
  'mail.appointment.office.declined.text': 'لم تعد المواعيد المقترحة للطلب رقم {id} قائمة.',
  'mail.appointment.summary': 'استشارة، الطلب رقم {id}',
  'mail.appointment.description': '{when} بتوقيت الرياض، الموافق {hijri}',
  'mail.appointment.lawyer': 'موعدك الآن مع {lawyer}.',
}

import type { SamplePersonNote } from './types.ts'

/** The office's notes about its clients, which clients cannot read. */
export const samplePersonNotes: readonly SamplePersonNote[] = [
  {
    clientUsername: 'sara.alharbi',
    author: 'noura.subaie',
    text: 'تفضّل الاتصال بعد صلاة العصر، وترسل المستندات من حسابها في الموقع لا بالبريد الإلكتروني.',
    daysAgo: 2.9,
  },
  {
    clientUsername: 'sara.alharbi',
    author: 'maha.anazi',
    text: 'حضرت إلى المكتب مع أحد الشركاء، واطّلعنا على أصل السجل التجاري.',
    daysAgo: 1.1,
  },
  {
    clientUsername: 'dweber',
    author: 'abdullah.rashid',
    text: 'Works from Berlin, an hour or two behind Riyadh: no calls before noon. His tax adviser reads along on everything about fees.',
    daysAgo: 5.1,
  },
  {
    clientUsername: 'f.otaibi',
    author: 'abdullah.rashid',
    text: 'يرغب في معرفة الأتعاب كاملة قبل التوكيل. ووعدته بالرد بعد الاطلاع على عقد العمل.',
    daysAgo: 0.6,
  },
]

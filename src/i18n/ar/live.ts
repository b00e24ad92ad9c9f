import type { TranslationOf } from '../dictionary.ts'
import type * as english from '../en/live.ts'

export const account: TranslationOf<typeof english.account> = {
  'live.arrived.requests': {
    zero: 'لم ترد طلبات جديدة.',
    one: 'ورد طلب جديد.',
    two: 'ورد طلبان جديدان.',
    few: 'وردت {n} طلبات جديدة.',
    many: 'ورد {n} طلبًا جديدًا.',
    other: 'ورد {n} طلب جديد.',
  },
  'live.arrived.messages': {
    zero: 'لم ترد رسائل جديدة.',
    one: 'وردت رسالة جديدة.',
    two: 'وردت رسالتان جديدتان.',
    few: 'وردت {n} رسائل جديدة.',
    many: 'وردت {n} رسالة جديدة.',
    other: 'وردت {n} رسالة جديدة.',
  },
  'live.arrived.documents': {
    zero: 'لم ترد مستندات جديدة.',
    one: 'ورد مستند جديد.',
    two: 'ورد مستندان جديدان.',
    few: 'وردت {n} مستندات جديدة.',
    many: 'ورد {n} مستندًا جديدًا.',
    other: 'ورد {n} مستند جديد.',
  },
  'live.arrived.other': 'تغيّرت هذه القائمة.',
  'live.show.requests': {
    zero: 'عرض الطلبات الجديدة',
    one: 'عرض طلب جديد',
    two: 'عرض طلبين جديدين',
    few: 'عرض {n} طلبات جديدة',
    many: 'عرض {n} طلبًا جديدًا',
    other: 'عرض {n} طلب جديد',
  },
  'live.show.messages': {
    zero: 'عرض الرسائل الجديدة',
    one: 'عرض رسالة جديدة',
    two: 'عرض رسالتين جديدتين',
    few: 'عرض {n} رسائل جديدة',
    many: 'عرض {n} رسالة جديدة',
    other: 'عرض {n} رسالة جديدة',
  },
  'live.show.documents': {
    zero: 'عرض المستندات الجديدة',
    one: 'عرض مستند جديد',
    two: 'عرض مستندين جديدين',
    few: 'عرض {n} مستندات جديدة',
    many: 'عرض {n} مستندًا جديدًا',
    other: 'عرض {n} مستند جديد',
  },
  'live.show.other': 'تحديث القائمة',
}

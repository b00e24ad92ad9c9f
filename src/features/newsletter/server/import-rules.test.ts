import { expect, it } from 'vitest'
import { readAnswer, readNo } from './import-rules.ts'

it.each([
  ['subscribed_to_emails', 'false'],
  ['subscribed_to_emails', '0'],
  ['Accepts Email Marketing', 'no'],
  ['مشترك', 'لا'],
  ['is_active', 'FALSE'],
  ['opt_out', 'true'],
  ['opt_out', 'TRUE'],
  ['Subscribed', '0'],
  ['Email Opt Out', '1'],
  ['Unsubscribed from all email', 'TRUE'],
  ['unsubscribed_at', '2023-05-01 09:30:05'],
  ['UNSUB_TIME', '01/05/2023'],
  ['UNSUB_REASON', 'No longer interested'],
  ['CLEAN_TIME', '2023-05-01'],
  ['Email hard bounce reason', 'MAILBOX_FULL'],
  ['complained_at', '2023-05-01'],
  ['suppressed', 'yes'],
  ['is_blacklisted', 'true'],
  ['تاريخ إلغاء الاشتراك', '1445/10/22'],
  ['Notes', 'Unsubscribed'],
  ['GDPR', 'no'],
  ['Consent', 'declined'],
  ['consent_status', 'Denied'],
  ['Permission Status', 'Not Set'],
  ['Email allowed', 'no'],
  ['email_ok', 'N'],
  ['can_contact', 'false'],
  ['receives emails', 'FALSE'],
  ['Emailable', 'No'],
  ['subscribed', '✗'],
  ['الموافقة', 'لم يوافق'],
  ['الموافقة', 'رفض'],
  ['النشرة البريدية', 'لا يرغب'],
  ['فعال', 'غير فعّال'],
  ['استلام الرسائل', 'لا'],
  ['deleted_at', '2023-05-01'],
  ['Cancellation date', '2023-05-01'],
  ['تاريخ الحذف', '1445/10/22'],
  ['disabled', '1'],
  ['Tags', 'VIP, Unsubscribed'],
  ['Notes', 'Unsubscribed on 2 May'],
  ['Notes', 'Please do not mail'],
  ['ملاحظات', 'طلب عدم الإرسال'],
  ['ملاحظات', 'ملغى'],
])('reads a refusal from %s %s', (head, cell) => {
  expect(readNo(head, cell)).toBe('left')
})

it.each([
  ['subscribed_to_emails', 'true'],
  ['opt_out', 'false'],
  ['opt_out', '0'],
  ['unsubscribed_at', ''],
  ['unsubscribed_at', '-'],
  ['optin', '1'],
  ['unsubscribed_at', '0000-00-00 00:00:00'],
  ['unsubscribed_at', 'NULL'],
  ['OPTIN_TIME', '2023-05-01'],
  ['Confirmed on', '2023-05-01'],
  ['Newsletter language', 'Arabic'],
  ['Mailing address', 'none'],
  ['Name', 'Noura'],
  ['Subscribed', '✓'],
  ['Opt out', '✗'],
  ['Do Not Email', 'Allow'],
  ['Marketing consent', 'لا مانع'],
  ['SMS opt-in', 'no'],
  ['HasOptedOutOfFax', 'true'],
  ['Active client', 'no'],
  ['Subscription plan', 'none'],
  ['Consent text', 'I accept and may unsubscribe at any time.'],
  ['Notes', 'never unsubscribed'],
  ['اسم الغرفة', '12'],
])('reads no refusal from %s %s', (head, cell) => {
  expect(readNo(head, cell)).toBeUndefined()
})

it('reads an unconfirmed subscription as waiting', () => {
  expect(readNo('Subscription', 'pending')).toBe('waiting')
  expect(readNo('email_verified', 'not yet')).toBe('waiting')
  expect(readNo('list_status', 'unconfirmed')).toBe('waiting')
})

it.each([
  ['-1', 'left'],
  ['cleaned', 'left'],
  ['complained', 'left'],
  ['Bounced (hard)', 'left'],
  ['unsubscribed by admin', 'left'],
  ['تم الإلغاء', 'left'],
  ['أوقف الاشتراك', 'left'],
  ['لم يؤكد', 'waiting'],
  ['Subscribed', undefined],
  ['نشط', undefined],
])('reads the status %s', (cell, no) => {
  expect(readAnswer(cell)).toBe(no)
})

/** Mail about requests to destroy personal data. It contains no names and no matters. */
export const mail = {
  'mail.erasure.opened.subject': 'Your request for the destruction of your data',
  'mail.erasure.opened.text': {
    one: 'We have received your request for the destruction of your personal data. {firm} will answer it within {days} day. You can follow or withdraw it in your account.',
    other:
      'We have received your request for the destruction of your personal data. {firm} will answer it within {days} days. You can follow or withdraw it in your account.',
  },
  'mail.erasure.opened.notYou':
    'If you did not make this request, change your password now and withdraw the request in your account.',
  'mail.erasure.opened.action': 'See the request',
  'mail.erasure.firm.subject': 'A request for the destruction of personal data',
  'mail.erasure.firm.text': {
    one: 'Someone requested the destruction of their personal data. The law allows {days} day to answer.',
    other: 'Someone requested the destruction of their personal data. The law allows {days} days to answer.',
  },
  'mail.erasure.firm.action': 'Open the request',
  'mail.erasure.refused.subject': 'Our decision on your request for the destruction of your data',
  'mail.erasure.refused.text':
    '{firm} has decided on your request: your data must be kept for the time being. You can read the reasons in your account.',
  'mail.erasure.refused.action': 'Read the reasons',
  'mail.erasure.done.subject': 'Your personal data has been destroyed',
  'mail.erasure.done.text': 'As you asked, {firm} has closed your account and destroyed your personal data.',
  'mail.erasure.done.retained':
    'We keep what the law requires, for as long as it requires: your requests in statistics without your name, the proof of your consents, and entries in the audit log, which record who did what. No copy of this message is kept.',
}

/** The dialogs over a page that ask the user to log in again or to confirm their identity. */
export const account = {
  'session.ended': 'Log in again',
  'session.ended.text':
    'Your session has expired. Please log in again. Everything you typed on this page is still here.',
  'session.ended.unsent': 'Your text, which was not sent',
  'proof.title': 'Confirm that it is you',
  'proof.text.change':
    'This is an important change, so please confirm that it is you. Enter your password again; the confirmation is valid for ten minutes. Everything you typed on this page is still here.',
  'proof.text.access':
    'This gives access to accounts or data, so please confirm that it is you. Enter your password again; the confirmation is valid for ten minutes. Everything you typed on this page is still here.',
  'proof.text.posted':
    'This is an important decision, so please confirm that it is you. Enter your password again; the confirmation is valid for ten minutes. After that, your decision is sent.',
  'proof.password': 'Password',
  'proof.code': 'Verification code or recovery code',
  'proof.confirm': 'Confirm',
  'proof.failed': 'This could not be confirmed',
  'proof.passkey': 'Confirm with a passkey',
}

/** What a person is asked over the page they are on: to log in again, or to confirm that it is they. */
export const proof = {
  'session.ended': 'Log in again',
  'session.ended.text':
    'Your session has expired. Please log in again. Everything you typed on this page is still here.',
  'proof.title': 'Confirm that it is you',
  'proof.text':
    'This gives access to accounts or data. Enter your password again; the confirmation is valid for ten minutes. Everything you typed on this page is still here.',
  'proof.password': 'Password',
  'proof.code': 'Verification code or recovery code',
  'proof.confirm': 'Confirm',
  'proof.failed': 'This could not be confirmed',
  'proof.passkey': 'Confirm with a passkey',
}

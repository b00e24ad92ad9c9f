export const officeSession = {
  'closed.title': 'Maintenance mode is on:',
  'closed.body': 'visitors and clients see the maintenance page.',
  'closed.settings': 'Open the settings',
  'session.ended': 'Log in again',
  'session.ended.text':
    'Your session has expired. Please log in again. Everything on the page stays as it is.',
  'proof.title': 'Confirm that it is you',
  'proof.text':
    'This gives access to accounts or data. Enter your password again: it then counts for ten minutes. Everything on the page stays as it is.',
  'proof.password': 'Password',
  'proof.code': 'Verification code or recovery code',
  'proof.confirm': 'Confirm',
  'proof.failed': 'This could not be confirmed',
  'export.notMade': 'The file could not be made',
  'export.csv': 'Export CSV',
}

export const officeSession = {
  'closed.title': 'Maintenance mode is on:',
  'closed.body': 'visitors and clients see the maintenance page.',
  'closed.settings': 'Open the settings',
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
  'export.notMade': 'The file could not be created',
  'export.csv': 'Export CSV',
  'import.open': 'Import',
  'import.done': 'Import finished',
  'import.done.text': {
    zero: 'Everything in the file was there already.',
    one: '{n} record has been added.',
    other: '{n} records have been added.',
  },
}

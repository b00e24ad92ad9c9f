export const officeSession = {
  'closed.title': 'Maintenance mode is on:',
  'closed.body': 'visitors and clients see the maintenance page.',
  'closed.settings': 'Open the settings',
  'session.ended': 'Log in again',
  'session.ended.text':
    'Your session has expired. Please log in again. Everything on the page stays as it is.',
}

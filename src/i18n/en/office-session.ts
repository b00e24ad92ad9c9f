export const officeSession = {
  'session.ended': 'Log in again',
  'session.ended.text':
    'Your session has expired. Please log in again. Everything on the page stays as it is.',
}

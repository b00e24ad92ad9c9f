/** Mail about a passkey that was added or removed. */
export const mail = {
  'mail.passkey.added.subject': 'A passkey was added',
  'mail.passkey.added.text':
    'The passkey “{name}” was added to your account with {firm}. You can log in with it, without a password or code.',
  'mail.passkey.removed.subject': 'A passkey was removed',
  'mail.passkey.removed.text':
    'The passkey “{name}” was removed from your account with {firm}. You can no longer log in with it.',
  'mail.passkey.copied.subject': 'A passkey was refused',
  'mail.passkey.copied.text':
    'The passkey “{name}” of your account with {firm} was used in a way that suggests a copy of it exists. The login was refused. Please remove this passkey under Account and add a new one.',
  'mail.passkey.notYou':
    'If this was not you, remove the passkey under Account, change your password at once and tell us.',
}

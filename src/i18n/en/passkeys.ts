/** Passkeys, in the user's account. */
export const account = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Log in with your fingerprint, your face or your device’s code instead of a password and code. A passkey cannot be guessed or stolen by a fake website.',
  'passkeys.loading': 'Loading passkeys…',
  'passkeys.loadFailed': 'Your passkeys could not be loaded',
  'passkeys.none': 'No passkeys yet. Your password still works after you add one.',
  'passkeys.add': 'Add a passkey',
  'passkeys.ownDevice': '{browser} on {system}',
  'passkeys.waiting': 'Waiting for your device…',
  'passkeys.added': 'Passkey added',
  'passkeys.added.text': 'You can now log in with “{name}”.',
  'passkeys.addFailed': 'The passkey was not added',
  'passkeys.canceled': 'No passkey was created. You can try again at any time.',
  'passkeys.unsupported': 'Passkeys do not work in this browser or at this address.',
  'passkeys.known': 'This device or password manager already has a passkey for your account.',
  'passkeys.since': 'Added: {date}',
  'passkeys.lastUsed': 'Last used: {when}',
  'passkeys.neverUsed': 'Not used yet',
  'passkeys.synced': 'Synced',
  'passkeys.unusable': 'No longer works: the website’s address has changed since it was added.',
  'passkeys.rename': 'Rename',
  'passkeys.renameNamed': 'Rename “{name}”',
  'passkeys.rename.title': 'Rename passkey',
  'passkeys.name': 'Name',
  'passkeys.name.hint': 'Helps you tell your passkeys apart, for example by device.',
  'passkeys.renamed': 'Passkey renamed',
  'passkeys.renamed.text': 'It is now called “{name}”.',
  'passkeys.renameFailed': 'The passkey was not renamed',
  'passkeys.remove': 'Remove',
  'passkeys.removeNamed': 'Remove “{name}”',
  'passkeys.remove.title': 'Remove the passkey “{name}”?',
  'passkeys.remove.text':
    'You can no longer log in with it, and its other sessions end. Please also delete it on your device or in your password manager.',
  'passkeys.remove.last':
    'It is your last passkey. You will log in with your password; if you have forgotten it, use “Forgot your password?” on the login page.',
  'passkeys.removed': 'Passkey removed',
  'passkeys.removed.text': 'You can no longer log in with “{name}”.',
  'passkeys.removeFailed': 'The passkey was not removed',
  'passkeys.needed.text':
    'The firm requires two-factor authentication. Your passkey counts: confirm with it.',
  'passkeys.confirm': 'Confirm with a passkey',
  'passkeys.confirmed': 'Confirmed',
  'passkeys.confirmed.text': 'You can use the dashboard again.',
  'passkeys.confirmFailed': 'This could not be confirmed',
  'passkeys.unconfirmed': 'No passkey was used. You can try again at any time.',
}

export const officeActivity = {
  'audit.entity.passkey': 'Passkey',
  'activity.record.passkey': 'a passkey',
  'activity.passkey.create': '{who} added the passkey “{name}”',
  'activity.passkey.update': '{who} renamed a passkey to “{name}”',
  'activity.passkey.delete': '{who} removed the passkey “{name}”',
}

export const forms = {
  'val.passkey.name': 'Please enter a name for the passkey',
  'val.passkey.required': 'Please confirm with your passkey',
  'error.passkey_refused': 'This passkey could not be confirmed. Please try again.',
  'error.passkey_unknown': 'This passkey no longer belongs to any account here.',
  'error.passkey_expired': 'This took too long. Please try again.',
  'error.passkey_known': 'This passkey has already been added.',
  'error.passkey_needed': 'Please confirm with your passkey first, or log in with it.',
  'error.passkeys_full': 'An account can have up to 20 passkeys. Please remove one first.',
  'error.passkeys_unavailable': 'Passkeys work only if you open the website by its own name over https.',
  'val.passkey.key': 'This device’s key cannot be used. Please try another device.',
}

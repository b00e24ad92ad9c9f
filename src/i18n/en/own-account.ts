/** The user's account, in the dashboard and in the portal. */
export const account = {
  'account.contents': 'On this page',
  'account.profile': 'Profile',
  'account.profile.text': 'Your name and how we reach you. Only a manager can change your username.',
  'account.profile.saved': 'Profile updated',
  'account.profile.saved.text': 'Your changes have been saved.',
  'account.profile.failed': 'Failed to update profile',
  'account.password': 'Password',
  'account.password.text': 'A new password logs you out on all other devices.',
  'account.password.current': 'Current password',
  'account.password.new': 'New password',
  'account.password.confirm': 'Confirm new password',
  'account.password.change': 'Change password',
  'account.password.saved': 'Password changed',
  'account.password.saved.text': 'You have been logged out on all other devices.',
  'account.password.failed': 'Failed to change password',
  'account.sessions': 'Active sessions',
  'account.sessions.text': 'End any session you do not recognize, and change your password.',
  'account.sessions.loading': 'Loading sessions…',
  'account.sessions.loadFailed': 'Your sessions could not be loaded',
  'account.sessions.current': 'This device',
  'account.sessions.only': 'You are not logged in anywhere else.',
  'account.sessions.lastSeen': 'Last used: {when}',
  'account.sessions.since': 'Logged in: {date}',
  'account.sessions.address': 'IP address: {address}',
  'account.sessions.end': 'End session',
  'account.sessions.endNamed': 'End session: {device}, {date}',
  'account.sessions.ended': 'Session ended',
  'account.sessions.ended.text': '{device} is logged out.',
  'account.sessions.endOthers': 'Log out of all other devices',
  'account.sessions.endOthers.title': 'Log out of all other devices?',
  'account.sessions.endOthers.text': 'Every session but this one ends at once.',
  'account.sessions.endOthers.done': 'You have been logged out on all other devices.',
  'account.sessions.failed': 'Failed to end session',
  'device.full': '{browser} on {system}',
  'device.browserOnly': '{browser}',
  'device.systemOnly': 'A browser on {system}',
  'device.unknown': 'Unknown device',
}

export const officeFind = {
  'find.account.password': 'Change my password',
  'find.account.passkeys': 'Passkeys',
  'find.account.twoFactor': 'Two-factor authentication',
  'find.words.account': 'profile, password, devices, sessions',
}

export const officeHelp = {
  'help.account':
    'Your name, phone, email address and preferred language, your password, and the devices you are logged in on.',
}

export const forms = {
  'contact.preference': 'Preferred contact method',
  'contact.preference.email': 'Email',
  'contact.preference.phone': 'Phone',
  'contact.preference.whatsapp': 'WhatsApp',
  'account.intro': 'Your profile, your password and where you are logged in.',
  'account.language': 'Preferred language',
  'account.language.hint': 'The language of the emails you receive from us.',
}

export const controls = {
  'account.title': 'Account',
}

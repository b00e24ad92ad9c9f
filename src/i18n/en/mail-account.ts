/** The words of mail about the account itself; never a word of a matter. */
export const mailAccount = {
  'mail.verification.subject': 'Verify your email address for {firm}',
  'mail.verification.text':
    'Hello {firstName}, this address was given for the account “{username}” with {firm}. Please verify that it is yours. The link is valid for one hour.',
  'mail.verification.action': 'Verify the address',
  'mail.verification.ignore':
    'If you do not know this account, do not use the link and ignore this message: nothing happens without it.',
  'mail.addressChange.subject': 'Confirm your new email address for {firm}',
  'mail.addressChange.text':
    'Hello {firstName}, this address is to become that of the account “{username}” with {firm}. Please confirm it. The link is valid for one hour; until then nothing changes.',
  'mail.addressChange.action': 'Confirm the new address',
  'mail.addressAsked.subject': 'A change of your email address was requested',
  'mail.addressAsked.text':
    'Hello {firstName}, a change of the email address of your account with {firm} was requested on {when}, with {device}, from the network address {address}. It takes effect once the new address is confirmed.',
  'mail.addressAsked.notYou':
    'If this was not you, cancel the change in your profile, change your password, and tell us.',
  'mail.addressChanged.subject': 'Your email address has been changed',
  'mail.addressChanged.text':
    'Hello {firstName}, the email address of your account “{username}” with {firm} has been changed. We no longer write to this address.',
  'mail.addressChanged.notYou': 'If this was not you, please call us at once.',
  'mail.addressByOffice.subject': 'The email address of your account has been changed',
  'mail.addressByOffice.old':
    'A manager of {firm} has given your account {username} another email address. We no longer write to this one, and all sessions of the account have ended.',
  'mail.addressByOffice.new':
    'A manager of {firm} has made this the email address of your account {username}. All sessions of the account have ended: please log in again.',
  'mail.addressByOffice.notYou': 'If you did not expect this, please tell us at once.',
  'mail.addressTaken.subject': 'You already have an account with {firm}',
  'mail.addressTaken.text':
    'Hello {firstName}, somebody wanted to use this address for another account with {firm}. It already belongs to your account “{username}”, so nothing has changed.',
  'mail.addressTaken.forgot':
    'If it was you, log in to that account, or ask for a new password on the login page. If not, there is nothing to do.',
  'mail.reset.subject': 'Set a new password for {firm}',
  'mail.reset.text':
    'Hello {firstName}, a new password was requested for your account “{username}” with {firm}. The link is valid for one hour and works once.',
  'mail.reset.byOffice':
    'Hello {firstName}, {firm} sends you this link to set a new password for your account “{username}”. The link is valid for one hour and works once.',
  'mail.reset.action': 'Set a new password',
  'mail.reset.ignore': 'If you did not ask for this, ignore this message: your password stays as it is.',
  'mail.passwordChanged.subject': 'Your password has been changed',
  'mail.passwordChanged.text':
    'Hello {firstName}, the password of your account “{username}” with {firm} was changed on {when}, with {device}, from the network address {address}. All sessions have ended.',
  'mail.passwordChanged.notYou': 'If this was not you, set a new password now and call us.',
  'mail.passwordChanged.action': 'It was not me',
  'mail.newDevice.subject': 'New login to your account with {firm}',
  'mail.newDevice.text':
    'Hello {firstName}, your account “{username}” was used to log in on {when}, with {device}, from the network address {address}. This browser had not been used for it before.',
  'mail.newDevice.notYou':
    'If it was you, there is nothing to do. If not, end that session, change your password, and tell us.',
  'mail.newDevice.action': 'See your sessions',
  'mail.account.open': 'Open your profile',
}

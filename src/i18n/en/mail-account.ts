/** Mail about the account. It never mentions a matter. */
export const mail = {
  'mail.verification.subject': 'Verify your email address for {firm}',
  'mail.verification.text':
    'Dear {firstName}, this address was entered for the account “{username}” with {firm}. Please verify that it is yours. The link is valid for one hour.',
  'mail.verification.action': 'Verify the address',
  'mail.verification.ignore':
    'If you do not recognize this account, ignore this message and do not use the link; nothing will change.',
  'mail.addressChange.subject': 'Confirm your new email address for {firm}',
  'mail.addressChange.text':
    'Dear {firstName}, a request was made to use this address for the account “{username}” with {firm}. Please confirm it. The link is valid for one hour; until then nothing changes.',
  'mail.addressChange.action': 'Confirm the new address',
  'mail.addressRequested.subject': 'A change of your email address was requested',
  'mail.addressRequested.text':
    'Dear {firstName}, a request was made to change the email address of your account with {firm} on {when}, using {device}, from the IP address {address}. The change takes effect once the new address is confirmed.',
  'mail.addressRequested.notYou':
    'If this was not you, cancel the change in your profile, change your password, and tell us.',
  'mail.addressChanged.subject': 'Your email address has been changed',
  'mail.addressChanged.text':
    'Dear {firstName}, the email address of your account “{username}” with {firm} has been changed. We no longer write to this address.',
  'mail.addressChanged.notYou': 'If this was not you, please call us at once.',
  'mail.addressByOffice.subject': 'The email address of your account has been changed',
  'mail.addressByOffice.object':
    'Dear {firstName}, {firm} has changed the email address of your account “{username}”, and all sessions of the account have ended. If you did not ask for this, restore this address with the link. It is valid for 24 hours.',
  'mail.addressByOffice.action': 'Restore this address',
  'mail.addressByOffice.meanwhile': 'Until then, a forgotten password cannot be reset.',
  'mail.addressByOffice.old':
    'Dear {firstName}, {firm} has changed the email address of your account “{username}”. We no longer write to this one, and all sessions of the account have ended.',
  'mail.addressByOffice.new':
    'Dear {firstName}, {firm} has made this the email address of your account “{username}”. All sessions of the account have ended: please log in again.',
  'mail.addressByOffice.wait':
    'The owner of the previous address can object for 24 hours. Until then, a forgotten password cannot be reset.',
  'mail.addressByOffice.notYou': 'If you did not expect this, please tell us at once.',
  'mail.resetWaits.subject': 'Your new password for {firm}',
  'mail.resetWaits.text':
    'Dear {firstName}, a new password was requested for your account “{username}” with {firm}. Its email address was changed recently, and the owner of the previous address can object until {when}. Please request a new password after that.',
  'mail.addressRestored.subject': 'Your email address has been restored',
  'mail.addressRestored.text':
    'Dear {firstName}, this is again the email address of your account “{username}” with {firm}. All sessions of the account have ended. The password is unchanged.',
  'mail.addressObjected.subject': 'The change of an email address was undone',
  'mail.addressObjected.text':
    'The office had changed the email address of the account “{username}”. The owner of the previous address objected, and that address has been restored.',
  'mail.addressObjected.check': 'Please check in the audit log who made the change.',
  'mail.addressTaken.subject': 'You already have an account with {firm}',
  'mail.addressTaken.text':
    'Dear {firstName}, someone tried to use this address for another account with {firm}. It already belongs to your account “{username}”, so nothing has changed.',
  'mail.addressTaken.forgot':
    'If this was you, log in to that account, or request a new password on the login page. If not, there is nothing to do.',
  'mail.invitation.subject': 'Your account with {firm}',
  'mail.invitation.text':
    'Dear {firstName}, {firm} has opened an account for you. Your username is “{username}”. The link to choose your password is valid for three days and works once.',
  'mail.invitation.action': 'Choose a password',
  'mail.invitation.ignore': 'If you did not expect this, ignore this message.',
  'mail.reset.subject': 'Set a new password for {firm}',
  'mail.reset.text':
    'Dear {firstName}, a new password was requested for your account “{username}” with {firm}. The link is valid for one hour and works once.',
  'mail.reset.byOffice':
    'Dear {firstName}, {firm} has sent you this link to set a new password for your account “{username}”. The link is valid for one hour and works once.',
  'mail.reset.action': 'Set a new password',
  'mail.reset.ignore': 'If you did not ask for this, ignore this message: your password stays as it is.',
  'mail.passwordChanged.subject': 'Your password has been changed',
  'mail.passwordChanged.text':
    'Dear {firstName}, the password of your account “{username}” with {firm} was changed on {when}, using {device}, from the IP address {address}. You have been logged out on all devices.',
  'mail.passwordChanged.notYou': 'If this was not you, set a new password now and call us.',
  'mail.passwordChanged.action': 'It was not me',
  'mail.newDevice.subject': 'New login to your account with {firm}',
  'mail.newDevice.text':
    'Dear {firstName}, your account “{username}” was used to log in on {when}, using {device}, from the IP address {address}. This browser is new for the account.',
  'mail.newDevice.notYou':
    'If this was you, there is nothing to do. If not, end that session, change your password, and tell us.',
  'mail.newDevice.action': 'See your sessions',
  'mail.account.open': 'Open your profile',
}

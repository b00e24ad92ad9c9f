/** Mail about changes of the second factor. */
export const mail = {
  'mail.twoFactor.on.subject': 'Two-factor authentication is on',
  'mail.twoFactor.on.text':
    'Two-factor authentication was turned on for your account with {firm}. From now on, logging in asks for a code from your authenticator app as well. All other sessions have ended.',
  'mail.twoFactor.off.subject': 'Two-factor authentication is off',
  'mail.twoFactor.off.text':
    'Two-factor authentication was turned off for your account with {firm}. The password alone is enough to log in. All other sessions have ended.',
  'mail.twoFactor.newCodes.subject': 'New recovery codes',
  'mail.twoFactor.newCodes.text':
    'New recovery codes were created for your account with {firm}. The previous codes no longer work.',
  'mail.twoFactor.recoveryUsed.subject': 'A recovery code was used',
  'mail.twoFactor.recoveryUsed.text': {
    zero: 'A recovery code was used for your account with {firm}. You have none left: create new ones under Account.',
    one: 'A recovery code was used for your account with {firm}. You have {n} left: create new ones under Account.',
    other: 'A recovery code was used for your account with {firm}. You have {n} left.',
  },
  'mail.twoFactor.refused.subject': 'Wrong verification codes were entered',
  'mail.twoFactor.refused.text': {
    one: 'Someone who knows the password of your account with {firm} entered {n} wrong verification code. They were not let in.',
    other:
      'Someone who knows the password of your account with {firm} entered {n} wrong verification codes. They were not let in.',
  },
  'mail.twoFactor.reset.subject': 'Two-factor authentication was reset',
  'mail.twoFactor.reset.text':
    'A manager of {firm} has reset the two-factor authentication of your account and removed its passkeys. The password alone is enough to log in. Please set it up again under Account.',
  'mail.twoFactor.notYou': 'If this was not you, change your password at once and tell us.',
}

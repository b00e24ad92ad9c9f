/** The pages and forms that links in account mail open. */
export const forms = {
  'reset.title': 'Reset password',
  'reset.text': 'Enter the email address of your account. We will send you a link to set a new password.',
  'reset.send': 'Send the link',
  'reset.error': 'The link was not sent',
  'reset.sent': 'If an account exists, we have sent a reset link.',
  'reset.sent.text':
    'The link is valid for one hour. If nothing arrives within a few minutes, look in the spam folder, or check the address.',
  'reset.another': 'Use another address',
  'reset.toLogin': 'Back to login',
  'reset.new.title': 'Set a new password',
  'reset.new.text': 'You will be logged out everywhere. Then log in with the new password.',
  'reset.new.password': 'New password',
  'reset.new.confirm': 'Confirm new password',
  'reset.new.save': 'Save the new password',
  'reset.new.error': 'The password was not saved',
  'reset.done.title': 'Your password has been changed',
  'reset.done.text': 'All sessions have ended. Log in with the new password.',
  'reset.used.title': 'This link has already been used',
  'reset.used.text': 'Each link works once. To set another password, request a new link.',
  'reset.expired.title': 'This link has expired',
  'reset.expired.text':
    'Links are valid for one hour, and a newer link cancels earlier ones. Please request a new link.',
  'reset.unknown.title': 'This link is incomplete',
  'reset.unknown.text':
    'Part of the link may be missing. Open it from the email again, or request a new one.',
  'verify.text': 'This confirms that {email} is the address of the account “{username}”.',
  'verify.action': 'Verify the address',
  'verify.change.title': 'Confirm your new email address',
  'verify.change.text': 'From now on, {email} will be the address of the account “{username}”.',
  'verify.change.action': 'Confirm the new address',
  'verify.objection.title': 'Restore your email address',
  'verify.objection.text':
    '{email} will be the address of the account “{username}” again, and all sessions of the account will end.',
  'verify.objection.action': 'Restore this address',
  'verify.objection.requested': 'If you requested the change, just close this page.',
  'verify.objection.expired':
    'The time for an objection has passed, or the address was changed again. Please call the office.',
  'verify.objection.used': 'The address has been restored. There is nothing more to do.',
  'verify.restored.title': 'Your email address is restored',
  'verify.restored.text': 'We will write to you at this address again.',
  'verify.notYours': 'If you do not recognize this account, do not confirm. Just close this page.',
  'verify.error': 'The address was not confirmed',
  'verify.done.title': 'Your email address is verified',
  'verify.done.text': 'We can now write to you at this address.',
  'verify.changed.title': 'Your email address has been changed',
  'verify.changed.text': 'We will now write to you at the new address.',
  'verify.used.title': 'This link has already been used',
  'verify.used.text': 'The address has been confirmed. There is nothing more to do.',
  'verify.expired.title': 'This link has expired',
  'verify.expired.text':
    'Links are valid for one hour, and a newer link cancels earlier ones. You can send a new one from your profile.',
  'verify.unknown.title': 'This link is incomplete',
  'verify.unknown.text':
    'Part of the link may be missing. Open it from the email again, or send a new one from your profile.',
  'verify.sendAgain': 'Send a new link',
  'verify.loginFirst': 'Log in to request a new link',
  'verify.toAccount': 'Go to your account',
  'verify.toProfile': 'Go to your profile',
  'val.email.same': 'This is already your email address',
  'val.phone.forContact': 'Enter a phone number so that we can reach you by phone or WhatsApp',
  'error.inactive_account': 'This account is deactivated. Reactivate it first.',
  'error.already_verified': 'This email address has already been verified.',
  'noMail.reset.text':
    'Enter the email address of your account, then call the office for the link to set a new password.',
  'noMail.reset.sent': 'If an account exists, the office has a reset link for you.',
  'noMail.reset.sent.text':
    'This website does not send email at present. Please call the office for the link, which is valid for one hour.',
}

export const controls = {
  'verify.title': 'Verify your email address',
  'verify.sendAgain.done': 'A new link is on its way',
  'verify.sendAgain.done.text': 'It is sent to {email} and is valid for one hour.',
  'verify.sendAgain.failed': 'The email was not sent',
  'verify.note': 'We sent a link to {email}. Open it to confirm that the address is yours.',
  'verify.again': 'Send again',
  'noMail.verify.note': 'Please ask the office to confirm that {email} is yours.',
  'noMail.verify.sendAgain.done': 'The office has a new link for you',
  'noMail.verify.sendAgain.done.text':
    'This website does not send email at present. Please ask the office for the link to confirm {email}.',
}

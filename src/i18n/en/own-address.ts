/** The user's email address and preferred contact, in the dashboard and in the portal. */
export const account = {
  'address.title': 'Email address',
  'address.text':
    'We write to you at this address and use it to reset a forgotten password. A new address takes effect once you have confirmed it.',
  'address.verified': 'Verified',
  'address.unverified': 'Not verified',
  'address.loading': 'Loading your email address…',
  'address.loadFailed': 'Your email address could not be loaded',
  'address.pending': 'Waiting for confirmation: {email}',
  'address.pending.text':
    'We sent a link to the new address, valid for one hour. Until then, nothing changes.',
  'address.cancel': 'Cancel the change',
  'address.canceled': 'Change canceled',
  'address.canceled.text': 'Your email address stays as it is.',
  'address.cancelFailed': 'Failed to cancel the change',
  'address.new': 'New email address',
  'address.change': 'Change email address',
  'address.requested': 'Confirm your new address',
  'address.requested.text': 'We have sent a link to {email}. It is valid for one hour.',
  'address.failed': 'Failed to change the email address',
  'contact.preference.hint': 'How we reach you in urgent cases.',
  'noMail.address.pending.text':
    'The office gives you the link to confirm it, valid for one hour. Until then, nothing changes.',
  'noMail.address.requested.text':
    'This website does not send email at present. Please ask the office for the link to confirm {email}.',
}

/** The words of the contact form, and of the newsletter with its pages. */
export const contact = {
  'contact.form.title': 'Send us a message',
  'contact.sent': 'Your message has been sent',
  'contact.sent.text': 'We respond within 24 hours, Sunday to Thursday.',
  'newsletter.text': 'One email a month on court rulings and new laws.',
  'newsletter.sent.title': 'Please confirm your subscription',
  'newsletter.sent.text':
    'If this address is not subscribed yet, it will receive an email with a link to confirm.',
  'newsletter.confirm.title': 'Confirm your subscription',
  'newsletter.confirm.text': 'Confirm, and you will receive one email a month on court rulings and new laws.',
  'newsletter.confirm.action': 'Confirm the subscription',
  'newsletter.used.title': 'This link has already been used',
  'newsletter.used.text':
    'If you have confirmed your subscription, there is nothing left to do. If you have unsubscribed since, you can subscribe again here.',
  'newsletter.unknown.title': 'This link is no longer valid',
  'newsletter.unknown.text':
    'Confirmation links are valid for seven days. Subscribe again and we will send you a new one.',
  'newsletter.unsubscribe.title': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribe.text':
    'Press the button and the newsletter will no longer be sent to this address.',
  'newsletter.unsubscribe.action': 'Unsubscribe',
  'newsletter.unsubscribe.unknown':
    'The link may be incomplete. Please open it from the email again, or write to us.',
  'newsletter.unsubscribed.title': 'You have been unsubscribed',
  'newsletter.unsubscribed.text':
    'You will receive no more newsletters at this address. You can subscribe again at any time.',
}

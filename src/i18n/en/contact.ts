/** The contact form, and the newsletter with its pages. */
export const forms = {
  'contact.form.title': 'Send us a message',
  'contact.sent': 'Your message has been sent',
  'contact.sent.text': 'We respond within 24 hours, Sunday to Thursday.',
  'otherWeek.contact.sent.text': 'We respond within 24 hours on working days.',
  'newsletter.text': 'Our publications on court rulings and new laws, by email.',
  'newsletter.areas.choose': 'Choose areas',
  'newsletter.areas.legend': 'Areas',
  'newsletter.areas.hint': 'If you choose none, you receive everything.',
  'newsletter.mailLanguage': 'Language of the emails',
  'newsletter.areas.title': 'Areas of your newsletter',
  'newsletter.areas.text': 'You receive only publications in the areas you choose here.',
  'newsletter.areas.action': 'Save the choice',
  'newsletter.areas.saved.title': 'Your choice has been saved',
  'newsletter.areas.saved.text': 'It applies from the next email.',
  'newsletter.areas.ended.title': 'This link has no subscription',
  'newsletter.areas.ended.text':
    'The subscription may have ended, or the link is incomplete or no longer valid. You can subscribe again here.',
  'newsletter.sent.title': 'Please confirm your subscription',
  'newsletter.sent.text':
    'If this address is not subscribed yet, it will receive an email with a link to confirm.',
  'newsletter.confirm.title': 'Confirm your subscription',
  'newsletter.confirm.text':
    'Confirm, and you will receive our publications on court rulings and new laws in the areas you choose.',
  'newsletter.confirm.action': 'Confirm the subscription',
  'newsletter.used.title': 'This link has already been used',
  'newsletter.used.text':
    'If you have confirmed your subscription, there is nothing left to do. If you have unsubscribed since, you can subscribe again here.',
  'newsletter.unknown.title': 'This link is no longer valid',
  'newsletter.unknown.text':
    'Confirmation links are valid for seven days. Please subscribe again for a new one.',
  'newsletter.unsubscribe.title': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribe.text': 'Press the button to stop newsletters to this address.',
  'newsletter.unsubscribe.action': 'Unsubscribe',
  'newsletter.unsubscribe.unknown':
    'The link may be incomplete. Please open it from the email again, or write to us.',
  'newsletter.unsubscribed.title': 'You have been unsubscribed',
  'newsletter.unsubscribed.text':
    'You will receive no more newsletters at this address. You can subscribe again at any time.',
  'noMail.newsletter.sent.text':
    'This website does not send email at present. The office has your request; please call us to confirm it.',
}

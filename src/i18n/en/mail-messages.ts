/** The newsletter, and replies to contact messages. */
export const mail = {
  'mail.newsletter.subject': 'Confirm your subscription to the newsletter of {firm}',
  'mail.newsletter.text':
    'This address was entered to subscribe to the newsletter of {firm}. Please confirm it to receive our publications on court rulings and new laws. The link is valid for seven days.',
  'mail.newsletter.confirm': 'Confirm the subscription',
  'mail.newsletter.ignore':
    'If you did not ask for this, ignore this message: you will receive nothing further.',
  'mail.newsletter.unsubscribe': 'Unsubscribe',
  'mail.issue.subject': '{title}',
  'mail.issue.testSubject': 'Test: {title}',
  'mail.issue.summary': '{summary}',
  'mail.issue.read': 'Read the publication',
  'mail.issue.why': 'You receive this email because this address is subscribed to the newsletter of {firm}.',
  'mail.issue.areas': 'Choose areas and language',
  'mail.test.subject': 'A test message from {firm}',
  'mail.test.text':
    'This message was sent from the dashboard of {firm} to see whether email arrives. If you can read it, it does.',
  'mail.reply.subject': 'Re: {subject}',
  'mail.reply.quote': 'On {date}, {name} wrote:',
}

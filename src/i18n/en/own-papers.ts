/** The checklist of documents on the page of a client’s request. */
export const portal = {
  'portal.requested.photo': 'Photo',
  'portal.requested.photoNamed': 'Take a photo of {title}',
  'portal.requested.optional': 'optional',
  'portal.requested.fromAnswers': 'Requested because of your answers',
  'portal.requested.accepted': 'Accepted',
  'portal.requested.refused': 'Please send it again',
  'portal.requested.refusal': 'The firm wrote: “{refusal}”',
}

/** Mail about papers has the number of the request and a link. */
export const mail = {
  'mail.papers.subject': {
    one: 'We need {n} document for your request no. {id}',
    other: 'We need {n} documents for your request no. {id}',
  },
  'mail.papers.text': {
    one: 'Please send us {n} document for your request no. {id} by the end of {by}. The client portal shows which one it is. A scan or a clear photo is enough.',
    other:
      'Please send us {n} documents for your request no. {id}. The first is due by the end of {by}. The client portal has the list with reasons and due dates. Scans or clear photos are enough.',
  },
  'mail.papers.open': 'Open the list of documents',
  'mail.together.papers': {
    one: 'Please send us {n} document for your request no. {id} by the end of {by}.',
    other: 'Please send us {n} documents for your request no. {id}, the first by the end of {by}.',
  },
  'mail.refused.subject': 'Please send a document again',
  'mail.refused.text':
    'A document that you sent us is not sufficient. The client portal shows the reason, and you can send it again there.',
  'mail.refusedOf.subject': 'Please send a document for your request no. {id} again',
  'mail.refusedOf.text':
    'A document that you sent us for your request no. {id} is not sufficient. The client portal shows the reason, and you can send it again there.',
}

/** Mail that tells what happened, never what it is about: a mailbox may be read by others. */
export const mailEvents = {
  'mail.received.subject': 'We received your request no. {id}',
  'mail.received.text': 'Thank you. Your consultation request no. {id} reached {firm}.',
  'mail.received.promise': 'We respond within 24 hours, Sunday to Thursday: you will hear from us by {by}.',
  'mail.received.guest':
    'Please mention the number when you call or write to us. If you sent no request, ignore this message.',
  'mail.openRequest': 'Open your request',
  'mail.newRequest.subject': 'New consultation request no. {id}',
  'mail.newRequest.text':
    'Consultation request no. {id} came in through the website. The answer is due by {by}.',
  'mail.openInOffice': 'Open it in the dashboard',
  'mail.assigned.subject': 'Request no. {id} is now yours',
  'mail.assigned.text': 'Consultation request no. {id} was assigned to you.',
  'mail.assigned.due': 'The answer is due by {by}.',
  'mail.status.subject': 'News about your request no. {id}',
  'mail.status.pending':
    'We are reviewing your request no. {id} again and will contact you as soon as there is news.',
  'mail.status.approved':
    'Your request no. {id} is approved. We will contact you to arrange your consultation.',
  'mail.status.completed': 'Your consultation, request no. {id}, is complete. Thank you for your trust.',
  'mail.status.rejected':
    'We are sorry: we are unable to take on your request no. {id}. If the circumstances have changed, call us or send a new request.',
  'mail.withdrawn.subject': 'Request no. {id} was withdrawn',
  'mail.withdrawn.text':
    'The client withdrew consultation request no. {id}. Nothing more is to be done for it.',
  'mail.message.subject': 'A new message for you from {firm}',
  'mail.message.text': 'A new message for you is in the client portal.',
  'mail.message.open': 'Read the message',
  'mail.officeMessage.subject': 'A new message in the dashboard',
  'mail.officeMessage.text': 'A new message for you is in the dashboard.',
  'mail.document.subject': 'A new document for you from {firm}',
  'mail.document.text': 'We shared a document with you. It is among your documents in the client portal.',
  'mail.document.open': 'Open your documents',
  'mail.officeDocument.subject': 'A client sent a document',
  'mail.officeDocument.text':
    'A client sent a document through the portal. It is among the documents in the dashboard.',
  'mail.asked.subject': 'We need a document from you by {by}',
  'mail.asked.text':
    'Please send us a document by the end of {by}. The client portal says which one. A scan or a clear photo is enough.',
  'mail.asked.open': 'Send the document',
  'mail.contact.subject': 'New message from the contact form',
  'mail.contact.text': 'A message came in through the contact form of the website.',
  'mail.infected.subject': 'Malware was found in an uploaded file',
  'mail.infected.document':
    'The malware check found document no. {id} of a client harmful. Whoever sent it reads that on the screen, and if it had been asked for, it is asked for again.',
  'mail.infected.image': 'The malware check found picture no. {id} of the website harmful. It is not shown.',
  'mail.infected.gone': 'Nobody can open the file. It ends after 30 days.',
  'mail.ceiling.subject': 'Unusually many forms were sent through the website',
  'mail.ceiling.text':
    'Within an hour the forms of the website would have sent unusually many emails to people who are not known to us. What was sent in is stored as always, but further confirmations of this hour are held back.',
  'mail.ceiling.look': 'You find them in the outbox as “Held back” and can send them from there.',
  'mail.signIn': 'For your privacy, this message leaves out the details. You find them after logging in.',
}

/** Mail about events. It does not mention the subject, because others may read the mailbox. */
export const mail = {
  'mail.received.subject': 'We received your request no. {id}',
  'mail.received.text': 'Thank you. We received your consultation request no. {id} at {firm}.',
  'mail.received.promise': 'We respond within 24 hours, Sunday to Thursday: you will hear from us by {by}.',
  'otherWeek.mail.received.promise':
    'We respond within 24 hours on working days: you will hear from us by {by}.',
  'mail.newLink.subject': 'A new link to your request no. {id}',
  'mail.newLink.text': 'The previous private link to your request no longer works. Please use this one.',
  'mail.guestAddress.subject': 'The email address of your request no. {id} has been changed',
  'mail.guestAddress.text':
    'A different email address has been recorded for your request no. {id} with {firm}. We no longer write to this one about it, and a private link sent to it no longer works.',
  'mail.guestAddress.notYou':
    'If you did not ask for this, please tell us within 24 hours. Until then, the request cannot be added to an account.',
  'mail.received.guest':
    'Please mention the number when you call or write to us. If you did not send a request, ignore this message.',
  'mail.received.follow':
    'You can follow it without an account through this private link. Anyone who has the link can see the status of your request.',
  'mail.followRequest': 'Follow your request',
  'mail.openRequest': 'Open your request',
  'mail.newRequest.subject': 'New consultation request no. {id}',
  'mail.newRequest.text':
    'Consultation request no. {id} came in through the website. A reply is due by {by}.',
  'mail.openInOffice': 'Open it in the dashboard',
  'mail.status.subject': 'Update on your request no. {id}',
  'mail.assigned.subject': 'Request no. {id} is now yours',
  'mail.assigned.text': 'Consultation request no. {id} was assigned to you.',
  'mail.assignedMany.subject': { one: '{n} request is now yours', other: '{n} requests are now yours' },
  'mail.assigned.due': 'The reply is due by {by}.',
  'mail.mention.subject': 'A colleague mentioned you in request no. {id}',
  'mail.mention.text': 'A colleague mentioned you in a note about request no. {id}.',
  'mail.status.pending':
    'We are reviewing your request no. {id} again and will contact you as soon as we have an answer.',
  'mail.status.approved':
    'Your request no. {id} has been approved. We will contact you to arrange your consultation.',
  'mail.status.approved.spoke':
    'Your request no. {id} has been approved. We will write to you with the next steps of your matter.',
  'mail.status.approved.underway':
    'Your request no. {id} has been approved. Its page shows the stage of your matter and the next steps.',
  'mail.status.approved.appointmentOpen':
    'Your request no. {id} has been approved. Please choose a time for your appointment.',
  'mail.status.approved.appointmentConfirmed':
    'Your request no. {id} has been approved. Your appointment stays as confirmed.',
  'mail.status.approved.documentOpen':
    'Your request no. {id} has been approved. We are waiting for the document we asked you for.',
  'mail.status.approved.proposalOpen':
    'Your request no. {id} has been approved. A fee proposal is waiting for your decision.',
  'mail.status.completed': 'The consultation you requested (no. {id}) is complete. Thank you for your trust.',
  'mail.status.rejected':
    'We are sorry that we are unable to take on your request no. {id}. This says nothing about its merits. Time limits may be running, so please consult another lawyer without delay.',
  'mail.status.datesStay': 'The dates on the page of the request stay unchanged.',
  'mail.status.rejected.note': 'Note from the firm:',
  'mail.guestReply.subject': 'Our reply to your request no. {id}',
  'mail.guestReply.text':
    'This is our reply to your consultation request no. {id}. Please mention the number when you call or write to us.',
  'mail.urgent.subject': 'Request no. {id}: deadline on {day}',
  'mail.urgent.text': 'Request no. {id} has a deadline that must not pass: {day}.',
  'mail.withdrawn.subject': 'Request no. {id} was withdrawn',
  'mail.withdrawn.text':
    'The client has withdrawn consultation request no. {id}. No further action is needed.',
  'mail.withdrawn.dates':
    'The client has withdrawn consultation request no. {id}. It still has upcoming dates: please check whether they stay.',
  'mail.message.subject': 'A new message for you from {firm}',
  'mail.message.text': 'You have a new message in the client portal.',
  'mail.message.open': 'Read the message',
  'mail.officeMessage.subject': 'A new message in the dashboard',
  'mail.officeMessage.text': 'You have a new message in the dashboard.',
  'mail.document.subject': 'A new document for you from {firm}',
  'mail.document.text':
    'We have shared a document with you. You will find it under My documents in the client portal.',
  'mail.document.open': 'Open your documents',
  'mail.officeDocument.subject': 'A client sent a document',
  'mail.officeDocument.text':
    'A client has sent a document through the portal. You will find it under Documents in the dashboard.',
  'mail.asked.subject': 'We need a document from you by {by}',
  'mail.asked.text':
    'Please send us a document by the end of {by}. You can see which one in the client portal. A scan or a clear photo is enough.',
  'mail.asked.open': 'Send the document',
  'mail.together.subject': 'Updates from {firm}',
  'mail.together.officeSubject': 'Updates in the dashboard',
  'mail.together.text': 'Here is what is new:',
  'mail.together.asked': 'Please send us a document by the end of {by}.',
  'mail.contact.subject': 'New message from the contact form',
  'mail.contact.text': 'A message came in through the contact form of the website.',
  'mail.check.subject': 'System status: something needs attention',
  'mail.check.intro': 'The system check found the following:',
  'mail.check.todo': 'Please tell your server administrator.',
  'mail.backup.subject': 'The backup of your firm failed',
  'mail.backup.failed': 'The latest backup of the firm failed, or its test restore did.',
  'mail.backup.next':
    'Please tell your server administrator. The cause is in the server log. The server tries again every hour, and you get no further email about this until a backup succeeds.',
  'mail.infected.subject': 'Malware was found in an uploaded file',
  'mail.infected.document':
    'The malware check found malware in a client’s document no. {id}. The sender sees this on the screen, and if the document had been requested, the request is open again.',
  'mail.infected.image': 'The malware check found malware in image no. {id} of the website. It is not shown.',
  'mail.infected.gone': 'The file cannot be opened. It is deleted after 30 days.',
  'mail.ceiling.subject': 'Unusually many forms were sent through the website',
  'mail.ceiling.text':
    'Within an hour, the website’s forms would have sent unusually many emails to people we do not know. All forms are stored as usual, but further confirmations in this hour are held back.',
  'mail.ceiling.look': 'They are in the outbox as “Held back”, and you can send them from there.',
  'mail.signIn': 'To protect your privacy, this message contains no details. Log in to see them.',
  'mail.handover.subject': 'A colleague’s work is now yours',
  'mail.handover.text': 'The following was handed over to you:',
  'mail.handover.request': 'Consultation request no. {id}',
  'mail.handover.appointment': 'Appointment about request no. {id}: {when}, Riyadh time ({hijri})',
  'mail.handover.proposed': 'Proposed appointment about request no. {id}',
  'mail.handover.messages': {
    one: '{n} unanswered message',
    other: '{n} unanswered messages',
  },
  'mail.handover.mentions': {
    one: '{n} note awaiting a reply',
    other: '{n} notes awaiting a reply',
  },
  'mail.handover.documents': { one: '{n} open document request', other: '{n} open document requests' },
}

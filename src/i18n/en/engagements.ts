export const mail = {
  'mail.engagement.open': 'Open the agreement',
  'mail.engagement.sent.subject': 'Fee proposal no. {number} is waiting for you',
  'mail.engagement.sent.text':
    'We sent you the fee proposal no. {number}. You can read it until {day}, accept it, ask for a change or decline.',
  'mail.engagement.reminder.subject': 'Reminder: fee proposal no. {number}, valid until {day}',
  'mail.engagement.reminder.text':
    'The fee proposal no. {number} is valid until {day} and waits for your answer.',
  'mail.engagement.accepted.subject': 'You accepted the fee agreement no. {number}',
  'mail.engagement.accepted.text':
    'Your acceptance of the fee agreement no. {number} is recorded. Your page has the file and the next steps. If it was not you, please call us.',
  'mail.engagement.withdrawn.subject': 'Fee proposal no. {number} is withdrawn',
  'mail.engagement.withdrawn.text':
    'We withdrew the fee proposal no. {number}. It can no longer be accepted.',
  'mail.engagement.expired.subject': 'Fee proposal no. {number} has expired',
  'mail.engagement.expired.text':
    'The fee proposal no. {number} was valid until {day}. Please write to us if you wish to have it again.',
  'mail.engagement.due.subject': 'Agreement no. {number}: an installment is due on {day}',
  'mail.engagement.due.text': 'An installment of the agreement no. {number} is due on {day}.',
  'mail.engagement.dueToday.subject': 'Agreement no. {number}: an installment is due today',
  'mail.engagement.dueToday.text': 'An installment of the agreement no. {number} is due today, {day}.',
  'mail.engagement.office.accepted.subject': 'Agreement no. {number} is accepted',
  'mail.engagement.office.accepted.text': 'The client accepted the agreement no. {number}.',
  'mail.engagement.office.changeAsked.subject': 'Agreement no. {number}: a change is asked for',
  'mail.engagement.office.changeAsked.text':
    'The client asks for a change of the agreement no. {number}. Saving it makes the next version.',
  'mail.engagement.office.declined.subject': 'Agreement no. {number} is declined',
  'mail.engagement.office.declined.text': 'The client declined the agreement no. {number}.',
  'mail.engagement.office.expired.subject': 'Agreement no. {number} has expired',
  'mail.engagement.office.expired.text': 'The client did not answer the agreement no. {number} in time.',
}

/** The words of an agreement on paper, and the refusals of the server. */
export const answers = {
  'engagement.draft': 'Draft',
  'engagement.title': 'Fee agreement no. {number}, version {version}',
  'engagement.firm': 'The firm',
  'engagement.vatNumber': 'VAT number',
  'engagement.expected': 'Expected time',
  'engagement.period': 'from {from} to {to}',
  'engagement.lawyerWithLicence': '{name}, license no. {number} of {date}',
  'engagement.evidence.title': 'About this agreement',
  'engagement.evidence.text':
    'Acceptance on the website is an acceptance in writing between the parties. It is not a signature with a certificate under the Electronic Transactions Law, and this document is not a tax invoice.\nThe firm keeps a digest of this file, the account and its confirmed address, and the times of sending, first opening and acceptance. The page “Check a file” of the website tells whether a file is a version of this agreement.\nThe Arabic text prevails.',
  'error.engagement_closed': 'This version can no longer be decided. Reload the page to see its state.',
  'error.engagement_closed.draft': 'The firm is preparing a new version. This one can no longer be decided.',
  'error.engagement_closed.replaced': 'A newer version has replaced this one. Reload the page to read it.',
  'error.engagement_closed.sent': 'This version is with the client.',
  'error.engagement_closed.change_asked': 'A change of this version was asked for.',
  'error.engagement_closed.declined': 'This version was declined.',
  'error.engagement_closed.expired': 'This version has expired.',
  'error.engagement_closed.withdrawn': 'The firm has withdrawn this version.',
  'error.engagement_closed.accepted':
    'This agreement is accepted. It is neither edited nor deleted, and is ended with a reason.',
  'error.engagement_closed.in_force':
    'This agreement is in force. It is neither edited nor deleted, and is ended with a reason.',
  'error.engagement_closed.ended': 'This agreement has ended.',
  'engagement.message.client': 'End of the mandate, agreement no. {number}',
  'engagement.message.lawyer': 'Withdrawal of the lawyer, agreement no. {number}',
  'engagement.end': 'Ended on',
  'error.agreement_kept':
    'This person has a fee agreement that is in force, or whose retention period has not ended. Refuse the request with this reason.',
  'error.engagement_drafted': 'This request already has a draft. Open it to go on.',
  'error.identity_open': 'Record first that the office has seen the identity document of the client.',
  'error.licence_open':
    'The lawyer named needs a license number, its date and no past end on the page of the team.',
  'error.pdf_unavailable':
    'This server cannot draw PDF files. Everything else works. Please tell your IT department.',
  'error.pdf_busy': 'Other files are being drawn at the moment. Please try again in a few seconds.',
  'error.pdf_failed':
    'The file could not be drawn in time. Nothing has changed. Please try again, with a shorter text if this happens again.',
  'error.not_lawyer': 'Only the lawyer named in the agreement and managers may send it.',
  'val.engagement.name': 'Please type your name as it is in your account: {name}',
  'val.engagement.placeholder': 'This part in braces is unknown: {name}',
  'val.engagement.validUntil': 'Please enter a day from today on',
  'val.engagement.characters': 'These characters cannot be printed: {characters}',
  'val.engagement.charactersInLine': 'Line {line} has characters that cannot be printed: {characters}',
  'error.engagement_characters': 'The name {name} has characters that cannot be printed: {characters}',
  'val.engagement.pages': 'The agreement would have more than {max} pages. Please shorten this text.',
  'val.engagement.payerConsent': 'Please enter the day of the client’s written consent',
  'val.engagement.document': 'Please choose a document of this request',
}

/** The words of an agreement, for the office and its client. */
export const officeEngagements = {
  'engagement.agreement': 'Fee agreement',
  'engagement.instalments': 'Installments',
  'engagement.state.draft': 'Draft',
  'engagement.state.sent': 'Sent',
  'engagement.state.change_asked': 'Change asked for',
  'engagement.state.declined': 'Declined',
  'engagement.state.expired': 'Expired',
  'engagement.state.withdrawn': 'Withdrawn by the firm',
  'engagement.state.accepted': 'Accepted',
  'engagement.state.in_force': 'In force',
  'engagement.state.ended': 'Ended',
  'engagement.way.here': 'Accepted here',
  'engagement.way.paper': 'Signed on paper',
  'engagement.way.nafith': 'Registered with Nafith',
  'engagement.end.completed': 'The work is done',
  'engagement.end.client': 'The client ended the mandate',
  'engagement.end.lawyer': 'The lawyer withdrew',
  'engagement.client': 'The client',
  'engagement.lawyer': 'Lawyer in charge',
  'engagement.kind': 'Kind of fee',
  'engagement.kind.fixed': 'Fixed',
  'engagement.kind.stages': 'By stage',
  'engagement.kind.hourly': 'By the hour',
  'engagement.kind.consultation': 'Consultation',
  'engagement.kind.other': 'Other',
  'engagement.fee': 'Fee',
  'engagement.vat': 'Value added tax ({rate}%)',
  'engagement.total': 'Total',
  'engagement.money': 'SAR {amount}',
  'engagement.day': '{day} ({hijri})',
  'engagement.instalment.day': '{amount}, due on {day}',
  'engagement.instalment.stage': '{amount}, due with stage {stage} of the matter',
  'engagement.instalment.acceptance': '{amount}, due on acceptance',
  'engagement.payer': 'Paid by',
  'engagement.validUntil': 'Valid until',
  'val.engagement.amount': 'Please enter an amount in riyals, such as 20,000.05',
  'val.engagement.lines': 'This text has {n} lines, and at most {max} are allowed',
  'val.engagement.sum': 'The installments must add up to the total',
  'val.engagement.due': 'Please enter when this installment is due',
}

export const officeConsultations = {
  'history.agreement.created': '{who} drafted the fee agreement {number}',
  'history.agreement.sent': '{who} sent the fee agreement {number}',
  'history.agreement.accepted': '{who} accepted the fee agreement {number}',
  'history.agreement.change_asked': '{who} asked for a change of the fee agreement {number}',
  'history.agreement.declined': '{who} declined the fee agreement {number}',
  'history.agreement.withdrawn': '{who} withdrew the fee agreement {number}',
  'history.agreement.in_force': '{who} recorded that the fee agreement {number} is in force',
  'history.agreement.ended': '{who} ended the fee agreement {number}',
  'history.agreement.paid': '{who} recorded a payment of the fee agreement {number}',
  'history.agreement.unpaid': '{who} removed a payment of the fee agreement {number}',
  'history.agreement.paymentChanged': '{who} changed a payment of the fee agreement {number}. Before:',
  'history.agreement.expired': 'The fee agreement {number} expired',
}

export const officeActivity = {
  'audit.entity.engagement': 'Fee agreement',
  'activity.record.engagement': 'the fee agreement {reference}',
  'audit.entity.engagementTemplate': 'Template of a fee agreement',
  'activity.record.engagementTemplate': 'the template of a fee agreement {reference}',
}

const terms = {
  'engagement.proposal': 'Fee proposal',
  'engagement.agreement': 'Fee agreement',
  'engagement.scope': 'Scope of work',
  'engagement.instalments': 'Instalments',
  'engagement.notInvoice': 'Not a tax invoice',
  'engagement.arabicPrevails': 'The Arabic text prevails.',
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
  'engagement.instalment.stage': '{amount}, due with a stage of the matter',
  'engagement.instalment.acceptance': '{amount}, due on acceptance',
  'engagement.payer': 'Paid by',
  'engagement.validUntil': 'Valid until',
  'val.engagement.amount': 'Please enter an amount in riyals, such as 20,000.05',
  'val.engagement.sum': 'The instalments must add up to the total',
  'val.engagement.due': 'Please enter when this instalment is due',
}

/** The words of an agreement on paper, and the refusals of the server. */
export const answers = {
  ...terms,
  'engagement.draft': 'Draft',
  'engagement.title': 'Fee agreement no. {number}, version {version}',
  'engagement.firm': 'The firm',
  'engagement.lawyerWithLicence': '{name}, license no. {number} of {date}',
  'engagement.evidence.title': 'About this agreement',
  'engagement.evidence.text':
    'Acceptance on the website is an acceptance in writing between the parties. It is not a signature with a certificate under the Electronic Transactions Law, and this paper is not a tax invoice.\nThe firm keeps a digest of this file, the account and its confirmed address, and the times of sending, first opening and acceptance. The page “Verify” of the website tells whether a file is a version of this agreement.\nThe Arabic text prevails.',
  'error.engagement_closed': 'This version can no longer be decided. Its state: {state}.',
  'error.engagement_closed.replaced': 'A newer version has replaced this one. Reload the page to read it.',
  'error.engagement_drafted': 'This request already has a draft. Open it to go on.',
  'error.identity_open': 'Record first that the office has seen the identity document of the client.',
  'error.licence_open':
    'The lawyer named needs a license number, its date and no past end on the page of the team.',
  'error.pdf_unavailable':
    'This server cannot draw PDF files. Everything else works. Please tell your IT department.',
  'error.not_lawyer': 'Only the lawyer named in the agreement and managers may send it.',
  'val.engagement.name': 'Please type your name as it is in your account: {name}',
  'val.engagement.placeholder': 'This part in braces is unknown: {name}',
  'val.engagement.validUntil': 'Please enter a day from today on',
  'val.engagement.payerConsent': 'Please enter the day of the client’s written consent',
  'val.engagement.document': 'Please choose a document of this request',
}

export const officeEngagements = {
  ...terms,
}

export const ownEngagement = {
  ...terms,
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
  'history.agreement.expired': 'The fee agreement {number} expired',
}

export const officeActivity = {
  'audit.entity.engagement': 'Fee agreement',
  'activity.record.engagement': 'the fee agreement {reference}',
  'audit.entity.engagementTemplate': 'Template of a fee agreement',
  'activity.record.engagementTemplate': 'the template of a fee agreement {reference}',
}

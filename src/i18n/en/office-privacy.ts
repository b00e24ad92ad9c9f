/** Requests to destroy personal data, as admins decide them. */
export const officePrivacy = {
  'privacy.intro': 'Requests for the destruction of personal data, with the statutory deadline for each.',
  'privacy.search': 'Search destruction requests',
  'privacy.search.placeholder': 'Name, username or email',
  'privacy.filter': 'Filter by status',
  'privacy.state.open': 'Open',
  'privacy.state.withdrawn': 'Withdrawn',
  'privacy.state.refused': 'Refused',
  'privacy.state.done': 'Carried out',
  'privacy.person': 'Person',
  'privacy.erasedPerson': 'Person whose data was destroyed',
  'privacy.requestedAt': 'Requested',
  'privacy.dueAt': 'Due',
  'privacy.clock': 'Time left',
  'privacy.daysLeft': { zero: 'Due today', one: '{n} day left', other: '{n} days left' },
  'privacy.overdue': { one: 'Overdue by {n} day', other: 'Overdue by {n} days' },
  'privacy.open': 'Open the request of {name}',
  'privacy.loading': 'Loading destruction requests…',
  'privacy.loadFailed': 'The request could not be loaded',
  'privacy.empty': 'No requests',
  'privacy.empty.text': 'Requests made from a person’s own account appear here with the time left.',
  'privacy.dialog': 'Request for destruction of data',
  'privacy.holdings': 'Data the firm has',
  'privacy.holdings.openConsultations': 'Open requests',
  'privacy.holdings.consultations': 'All requests',
  'privacy.holdings.messages': 'Messages',
  'privacy.holdings.contactMessages': 'Contact messages',
  'privacy.holdings.documents': 'Documents',
  'privacy.holdings.openDocumentRequests': 'Documents requested and not received',
  'privacy.holdings.mails': 'Emails written to them or about them',
  'privacy.unconfirmed':
    'The email address is not confirmed. Anything sent from it without an account stays unchanged.',
  'privacy.decidedBy': 'Decided by',
  'privacy.decidedAt': 'Decided',
  'privacy.reason': 'Reasons for the person',
  'privacy.reason.hint':
    'The person sees this in their account. Example: an open matter, or a retention period required by law.',
  'privacy.refuse': 'Refuse with reasons',
  'privacy.refuse.back': 'Back',
  'privacy.refuse.send': 'Refuse the request',
  'privacy.refused': 'Request refused',
  'privacy.refused.text': 'The person can read your reasons in their account.',
  'privacy.failed': 'The decision was not saved',
  'privacy.erase': 'Destroy the data',
  'privacy.erase.title': 'Destroy all data of this person?',
  'privacy.erase.text':
    'The account, messages and documents of {name} are destroyed, and name and text are removed from their requests. This cannot be undone.',
  'privacy.erase.word': 'Type DELETE to confirm',
  'privacy.erase.confirm': 'Destroy now',
  'privacy.erased': 'Data destroyed',
  'privacy.erased.text': 'The account is closed.',
}

export const office = {
  'privacy.title': 'Data destruction requests',
}

export const officeActivity = {
  'audit.entity.erasureRequest': 'Destruction request',
  'activity.record.erasureRequest': 'destruction request {reference}',
}

export const officeFind = {
  'find.words.privacy': 'personal data, erasure, deletion',
}

export const officeHelp = {
  'help.privacy':
    'Requests to destroy personal data, with the 30 days that the law allows. Refuse with reasons, or carry one out.',
}

export const forms = {
  'val.erasure.word': 'Type DELETE in capital letters',
  'val.erasure.reason': 'Please give the reasons in at least {min} characters',
  'error.erasure_open': 'You have already asked for this. The request is open.',
  'error.erasure_decided': 'This request is no longer open.',
}

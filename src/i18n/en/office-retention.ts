/** Retention periods and automatic deletion. */
export const officeRetention = {
  'retention.intro':
    'How long each kind of record is kept. The privacy policy names these periods, and the program ends by itself what is past them. Open requests, open document requests and whatever is on hold are never touched.',
  'retention.startsAt':
    'Nothing has been ended by these periods yet, apart from copies of sent email. Until {date} you can see what is due and change it.',
  'retention.periods': 'Retention periods',
  'retention.loading': 'Loading retention periods…',
  'retention.none': 'No periods',
  'retention.kind': 'Kind of record',
  'retention.kind.requests': 'Requests without an engagement',
  'retention.kind.matters': 'Completed requests and their files',
  'retention.kind.contactMessages': 'Contact messages',
  'retention.kind.closedAccounts': 'Deactivated accounts',
  'retention.kind.unconfirmedAccounts': 'Unconfirmed accounts',
  'retention.kind.subscribers': 'Former newsletter subscribers',
  'retention.kind.consents': 'Proof of consents',
  'retention.kind.sentMail': 'Copies of sent email',
  'retention.from.requests': 'From the last contact',
  'retention.from.matters': 'From the last contact',
  'retention.from.contactMessages': 'From the last change',
  'retention.from.closedAccounts': 'From the last activity',
  'retention.from.unconfirmedAccounts': 'From the last activity',
  'retention.from.subscribers': 'From unsubscribing, or from subscribing without confirming',
  'retention.from.consents': 'From the end of the purpose',
  'retention.from.sentMail': 'From sending',
  'retention.text.requests':
    'Rejected and withdrawn requests lose their name, words, messages and documents. Their area, dates and status stay for the figures.',
  'retention.text.matters':
    'Completed requests lose their name, words, messages and documents. Their area, dates and status stay for the figures.',
  'retention.text.contactMessages':
    'Read messages of the contact form are deleted. What became a request ends with the request.',
  'retention.text.closedAccounts':
    'Deactivated accounts of clients are destroyed with their messages and documents, once no request of theirs is left.',
  'retention.text.unconfirmedAccounts':
    'Accounts of clients whose address was never confirmed are destroyed, unless they hold requests, messages or documents.',
  'retention.text.subscribers':
    'Addresses that no longer receive the newsletter, or never confirmed it, are deleted.',
  'retention.text.consents':
    'The proof of a consent is deleted after the consent was withdrawn, or after nothing is left that it was given for.',
  'retention.text.sentMail':
    'Copies of email that was sent, and of email that was held back and never released, are deleted.',
  'retention.period': 'Period',
  'retention.due': 'Due now',
  'retention.soon': 'Due in 30 days',
  'retention.waiting': {
    one: '{n} of them waits up to {days} days, because the period was shortened',
    other: '{n} of them wait up to {days} days, because the period was shortened',
  },
  'retention.unnamed': 'Not named in the policy',
  'retention.change': 'Change',
  'retention.changeOf': 'Change the period: {kind}',
  'retention.amount': 'Number',
  'retention.unit': 'Unit',
  'retention.unit.day': 'Days',
  'retention.unit.month': 'Months',
  'retention.unit.year': 'Years',
  'retention.unit.unlimited': 'No fixed period',
  'retention.shortest': { one: 'At least {n} day.', other: 'At least {n} days.' },
  'retention.policyNote': {
    one: 'A new period becomes a new version of the privacy policy. What a shorter one makes due waits {n} day and is kept if the period is set back.',
    other:
      'A new period becomes a new version of the privacy policy. What a shorter one makes due waits {n} days and is kept if the period is set back.',
  },
  'retention.first': 'Due first',
  'retention.record': 'Record {reference}, last change {date}',
  'retention.nothingDue': 'Nothing is due within 30 days.',
  'retention.failed': 'The period was not changed',
  'retention.saved': 'Period changed',
  'retention.saved.text': 'The privacy policy names the new period.',
  'retention.confirm.title': 'Make more records due?',
  'retention.confirm': 'Change the period',
  'retention.confirm.more': {
    one: 'With the period “{period}”, {n} record is due for destruction.',
    other: 'With the period “{period}”, {n} records are due for destruction.',
  },
  'retention.confirm.grace': {
    one: 'They are destroyed after {n} day. Until then you can set the period back.',
    other: 'They are destroyed after {n} days. Until then you can set the period back.',
  },
  'retention.history': 'What was ended',
  'retention.history.empty': 'Nothing so far.',
  'retention.ended': { one: '{kind}: {n} record', other: '{kind}: {n} records' },
  'retention.auditUnlimited':
    'The audit log has no period: each entry seals the one before it, so that none can be removed unseen.',
  'period.day': { one: '{n} day', other: '{n} days' },
  'period.month': { one: '{n} month', other: '{n} months' },
  'period.year': { one: '{n} year', other: '{n} years' },
  'period.unlimited': 'No fixed period',
}

export const office = {
  'retention.title': 'Retention periods',
}

export const officeFind = {
  'find.words.retention': 'storage limits, destruction, policy periods',
}

export const officeHelp = {
  'help.retention':
    'How long each kind of record is retained, as the privacy policy promises. A change updates the policy, too.',
}

export const officeActivity = {
  'audit.entity.retention': 'Retention',
  'activity.retention.create': 'Records due for destruction were reviewed',
  'activity.retention.update': '{who} changed a retention period',
  'activity.retention.erase': 'Retention ended records past their period',
  'activity.record.retention': 'the retention periods',
}

export const forms = {
  'val.retention.tooShort': 'This period is shorter than the least that is allowed',
  'val.retention.confirm': 'More records would become due than you were shown. Please look again',
}

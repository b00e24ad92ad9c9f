/** Retention periods and automatic deletion. */
export const officeRetention = {
  'retention.intro':
    'How long each type of record is kept. The privacy policy lists these periods, and records past them are destroyed automatically. Open requests, open document requests and records on hold are never touched.',
  'retention.startsAt':
    'Nothing has been destroyed under these periods yet, apart from copies of sent email. Until {date} you can see what is due and change it.',
  'retention.periods': 'Retention periods',
  'retention.loading': 'Loading retention periods…',
  'retention.none': 'No periods',
  'retention.kind': 'Type of record',
  'retention.kind.requests': 'Requests without an agreement',
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
  'retention.from.subscribers': 'From unsubscribing, or from an unconfirmed subscription',
  'retention.from.consents': 'From the end of the purpose',
  'retention.from.sentMail': 'From sending',
  'retention.text.requests':
    'The name, text, messages and documents of rejected and withdrawn requests are destroyed. Their area, dates and status stay for the statistics.',
  'retention.text.matters':
    'The name, text, messages and documents of completed requests are destroyed. Their area, dates and status stay for the statistics.',
  'retention.text.contactMessages':
    'Read messages from the contact form are deleted. Those converted to a request are destroyed with it.',
  'retention.text.closedAccounts':
    'Deactivated client accounts are destroyed with their messages and documents once none of their requests is left.',
  'retention.text.unconfirmedAccounts':
    'Client accounts whose address was never confirmed are destroyed, unless they have requests, messages or documents.',
  'retention.text.subscribers':
    'Addresses that no longer receive the newsletter, or never confirmed it, are deleted.',
  'retention.text.consents':
    'The proof of a consent is deleted once the consent is withdrawn or its purpose has ended.',
  'retention.text.sentMail':
    'Copies of sent email, and of email that was held back and never sent, are deleted.',
  'retention.period': 'Period',
  'retention.due': 'Due now',
  'retention.soon': 'Due in 30 days',
  'retention.waiting': {
    one: '{n} of them waits up to {days} days, because the period was shortened',
    other: '{n} of them wait up to {days} days, because the period was shortened',
  },
  'retention.unnamed': 'Not in the policy',
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
    one: 'Changing a period creates a new version of the privacy policy. Records that a shorter period makes due are kept for {n} more day, or longer if you set the period back.',
    other:
      'Changing a period creates a new version of the privacy policy. Records that a shorter period makes due are kept for {n} more days, or longer if you set the period back.',
  },
  'retention.first': 'Due first',
  'retention.record': 'Record {reference}, last change {date}',
  'retention.nothingDue': 'Nothing is due within 30 days.',
  'retention.failed': 'The period was not changed',
  'retention.saved': 'Period changed',
  'retention.saved.text': 'The privacy policy now has the new period.',
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
  'retention.history': 'Destroyed records',
  'retention.history.empty': 'Nothing yet.',
  'retention.ended': { one: '{kind}: {n} record', other: '{kind}: {n} records' },
  'retention.auditUnlimited':
    'The audit log has no period. Each entry seals the one before it, so removing one would be noticed.',
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
    'How long each type of record is kept, as promised in the privacy policy. A change updates the policy too.',
}

export const officeActivity = {
  'audit.entity.retention': 'Retention',
  'activity.retention.create': 'Records due for destruction were reviewed',
  'activity.retention.update': '{who} changed a retention period',
  'activity.retention.erase': 'Records past their retention period were destroyed',
  'activity.record.retention': 'the retention periods',
}

export const forms = {
  'val.retention.tooShort': 'This period is shorter than the minimum',
  'val.retention.confirm': 'More records would become due than shown. Please check again',
}

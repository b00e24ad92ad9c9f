export const answers = {
  'csv.audit.file': 'audit-log',
  'csv.audit.number': 'Entry No.',
  'csv.audit.when': 'When (Riyadh)',
  'csv.audit.userNumber': 'User No.',
  'csv.audit.user': 'Who',
  'csv.audit.recordNumber': 'Record No.',
  'csv.audit.details': 'Details',
  'csv.audit.address': 'IP address',
}

export const office = {
  'audit.title': 'Audit log',
}

export const officeActivity = {
  'audit.entity.auditLog': 'Audit log',
  'activity.auditLog.export': '{who} exported the audit log',
  'activity.auditLog.accept': 'The audit log was accepted as it is on the server',
  'activity.record.auditLog': 'the audit log',
}

export const officeAdmin = {
  'audit.intro': 'Who did what, when and from where. Entries are never changed or deleted.',
  'audit.csv': 'Export CSV',
  'audit.search': 'Search the audit log',
  'audit.search.placeholder': 'Name, address or number',
  'audit.action': 'Action',
  'audit.entity': 'Record',
  'audit.from': 'From',
  'audit.to': 'To',
  'audit.loading': 'Loading the audit log…',
  'audit.proof.whole': 'Last checked {date}: every entry is as it was written.',
  'audit.proof.unchecked':
    'Not checked yet: the server looks at all entries soon after it has started, then every day.',
  'audit.alarm.title': 'The audit log is not as it was written.',
  'audit.alarm.changed': 'Entry #{entry} was changed, or entries just before it were removed.',
  'audit.alarm.unkeyed': 'Entry #{entry} does not come from this server.',
  'audit.alarm.missing': 'Entry #{entry} and perhaps others after it were removed.',
  'audit.alarm.replaced': 'Another entry stands in the place of entry #{entry}.',
  'audit.alarm.accepted': 'Entries up to #{entry} have changed since they were accepted.',
  'audit.alarm.key': 'The key of the audit log is missing: entries from #{entry} on cannot be proven.',
  'audit.alarm.state': 'What proves the audit log outside the database cannot be read.',
  'audit.alarm.since': 'First seen: {date}.',
  'audit.alarm.todo':
    'Keep a copy of the database and of the data folder as they are now, and tell whoever runs the server: docs/operations.md says how to look and what to do next.',
  'audit.alarm.open': 'Open the audit log',
  'audit.empty': 'No entries yet',
  'audit.what': 'Who and what',
  'audit.when': 'When',
  'audit.where': 'From where',
  'audit.filterWords': 'No entries match these filters.',
  'audit.allActions': 'All actions',
  'audit.allEntities': 'All records',
}

export const officeFind = {
  'find.words.audit': 'history, changes, who did what',
}

export const officeHelp = {
  'help.audit':
    'Who did what to which record, when and from where. Filter the entries or export them. They are never changed: if they are changed outside the system, a red notice says so.',
}

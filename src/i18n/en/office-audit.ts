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
  'audit.proof.whole': 'Last checked {date}: no entry has been changed.',
  'audit.proof.unchecked':
    'Not checked yet. The server checks all entries soon after it starts, then every day.',
  'audit.alarm.title': 'The audit log failed its check.',
  'audit.alarm.changed': 'Entry #{entry} was changed, or entries just before it were removed.',
  'audit.alarm.unkeyed': 'Entry #{entry} does not come from this server.',
  'audit.alarm.missing': 'Entry #{entry}, and perhaps later ones, were removed.',
  'audit.alarm.replaced': 'Entry #{entry} was replaced by another entry.',
  'audit.alarm.accepted': 'Entries up to #{entry} have changed since they were accepted.',
  'audit.alarm.key': 'The key of the audit log is missing: entries from #{entry} on cannot be verified.',
  'audit.alarm.state': 'The proof file outside the database cannot be read.',
  'audit.alarm.since': 'First seen: {date}.',
  'audit.alarm.todo':
    'Keep a copy of the database and of the data folder as they are now, and tell your server administrator. The next steps are in docs/operations.md.',
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
    'Who did what to which record, when and from where. Filter the entries or export them. If entries are changed outside the system, a red notice appears.',
}

export const office = {
  'backups.title': 'Backups',
}

export const officeActivity = {
  'audit.entity.backup': 'Backup',
  'activity.backup.create': '{who} started a backup',
  'activity.record.backup': 'a backup',
}

export const officeAdmin = {
  'backups.intro':
    'Database, files and keys of the firm, each night. Each backup is restored for a test and kept for 14 days.',
  'backups.off': 'Nightly backups are turned off on the server (BACKUPS=off).',
  'backups.folder': 'Folder on the server:',
  'backups.start': 'Back up now',
  'backups.started': 'The backup has begun',
  'backups.startError': 'The backup could not be started',
  'backups.running.writing': 'Backing up…',
  'backups.running.testing': 'Restoring for a test…',
  'backups.moment': 'As of',
  'backups.size': 'Size',
  'backups.protection': 'Protection',
  'backups.encrypted': 'Encrypted',
  'backups.plain': 'Not encrypted',
  'backups.test': 'Test restore',
  'backups.test.whole': 'Everything came back',
  'backups.test.failed': 'Failed',
  'backups.test.damaged': 'Damaged files: {n}',
  'backups.loading': 'Loading the backups…',
  'backups.empty': 'No backups yet',
  'backups.empty.text': 'Make the first one with “Back up now”.',
  'backups.alarm.title': 'The firm is not backed up as it should be.',
  'backups.alarm.failed': 'The latest backup failed.',
  'backups.alarm.old': 'The latest backup is more than a day old.',
  'backups.alarm.damaged': 'When the latest backup was made, files of the firm were missing or damaged.',
  'backups.alarm.todo':
    'Tell whoever runs the server: its log says why, and docs/operations.md says what to do next.',
  'backups.alarm.open': 'Open backups',
}

export const officeFind = {
  'find.words.backups': 'restore, copy, archive',
}

export const officeHelp = {
  'help.backups':
    'The backups of the night: when each was made, how large it is and whether it could be restored. Make one at any time; whoever runs the server restores it.',
}

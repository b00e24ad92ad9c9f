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
    'A nightly backup of the firm’s database, files and keys. Each one is test-restored and kept for 14 days.',
  'backups.off': 'Nightly backups are turned off on the server (BACKUPS=off).',
  'backups.folder': 'Folder on the server:',
  'backups.start': 'Back up now',
  'backups.started': 'Backup started',
  'backups.startError': 'The backup could not be started',
  'backups.running.writing': 'Backing up…',
  'backups.running.testing': 'Testing the restore…',
  'backups.moment': 'As of',
  'backups.size': 'Size',
  'backups.protection': 'Protection',
  'backups.encrypted': 'Encrypted',
  'backups.plain': 'Not encrypted',
  'backups.test': 'Test restore',
  'backups.test.whole': 'Everything was restored',
  'backups.test.failed': 'Failed',
  'backups.test.damaged': 'Damaged files: {n}',
  'backups.loading': 'Loading the backups…',
  'backups.empty': 'No backups yet',
  'backups.empty.text': 'Make the first one with “Back up now”.',
  'backups.alarm.title': 'The backups need attention.',
  'backups.alarm.failed': 'The latest backup failed.',
  'backups.alarm.old': 'The latest backup is more than a day old.',
  'backups.alarm.damaged': 'Files of the firm were missing or damaged during the latest backup.',
  'backups.alarm.todo':
    'Tell your server administrator. The cause is in the server log, and the next steps are in docs/operations.md.',
  'backups.alarm.open': 'Open backups',
}

export const officeFind = {
  'find.words.backups': 'restore, copy, archive',
}

export const officeHelp = {
  'help.backups':
    'The nightly backups: when each was made, how large it is and whether it could be restored. Make one at any time. Your server administrator restores it.',
}

/** Legal holds: records that retention does not delete. */
export const officeHolds = {
  'hold.heading': 'Keeping the record',
  'hold.none': 'Ends with its retention period.',
  'hold.since': 'Kept since {date} by {name}.',
  'hold.set': 'Keep from destruction',
  'hold.lift': 'Stop keeping',
  'hold.set.title': 'Keep from destruction?',
  'hold.set.text': 'This record and everything attached to it are kept until somebody lifts the hold.',
  'hold.reason': 'Reason',
  'hold.reason.hint': 'Only the office reads it. Example: a claim before the court.',
  'hold.lift.title': 'Stop keeping it?',
  'hold.lift.text': 'What is past its retention period is then destroyed within the hour.',
  'hold.done': 'Kept from destruction',
  'hold.lifted': 'No longer kept from destruction',
  'hold.failed': 'The hold was not changed',
  'hold.loadFailed': 'Whether it is kept could not be loaded.',
}

export const officeActivity = {
  'audit.entity.legalHold': 'Hold',
  'activity.legalHold.create': '{who} kept {record} from destruction',
  'activity.legalHold.delete': '{who} no longer keeps {record} from destruction',
  'activity.record.legalHold': 'record {reference}',
}

/** Legal holds: records that retention does not delete. */
export const officeHolds = {
  'hold.heading': 'Keeping the record',
  'hold.none': 'Destroyed at the end of its retention period.',
  'hold.since': 'Kept since {date} by {name}.',
  'hold.set': 'Keep from destruction',
  'hold.lift': 'Stop keeping',
  'hold.set.title': 'Keep from destruction?',
  'hold.set.text': 'This record and everything attached to it are kept until someone lifts the hold.',
  'hold.reason': 'Reason',
  'hold.reason.hint': 'Visible to the office only. Example: a claim before the court.',
  'hold.lift.title': 'Stop keeping it?',
  'hold.lift.text': 'If its retention period has ended, it is destroyed within the hour.',
  'hold.done': 'Kept from destruction',
  'hold.lifted': 'No longer kept from destruction',
  'hold.failed': 'The hold was not changed',
  'hold.loadFailed': 'The hold could not be loaded.',
}

export const officeActivity = {
  'audit.entity.legalHold': 'Hold',
  'activity.legalHold.create': '{who} kept {record} from destruction',
  'activity.legalHold.delete': '{who} no longer keeps {record} from destruction',
  'activity.record.legalHold': 'record {reference}',
}

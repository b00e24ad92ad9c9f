export const officeJoins = {
  'join.open': 'Join with another record',
  'join.text':
    'If this person has another account, or sent requests as a guest, those records move to this account. Please choose the other record.',
  'join.search': 'Name, email or phone number',
  'join.search.hint': 'At least three characters.',
  'join.none': 'No other record found',
  'join.choose': 'Compare with {name}',
  'join.account': 'Account',
  'join.guest': 'Guest',
  'join.compare': 'The two records',
  'join.stays': 'Stays',
  'join.joins': 'Joins it',
  'join.field': 'Detail',
  'join.name': 'Name',
  'join.verified': 'Address confirmed',
  'join.seen': 'Identity checked',
  'join.yes': 'Yes',
  'join.no': 'No',
  'join.count.requests': 'Requests',
  'join.count.appointments': 'Appointments',
  'join.count.messages': 'Messages',
  'join.count.documents': 'Documents',
  'join.count.documentRequests': 'Document requests',
  'join.count.consents': 'Consents',
  'join.count.notes': 'Notes',
  'join.count.holds': 'Holds',
  'join.count.favorites': 'Favorites',
  'join.effect.account':
    'All of this moves to the account that stays. The other account is deactivated and logged out, and keeps its address. The export of the audit log lists what moved, so that you can undo it by hand.',
  'join.effect.guest':
    'The requests move to the account, and their private links stop working. The export of the audit log lists what moved, so that you can undo it by hand.',
  'join.back': 'Choose another record',
  'join.confirm': 'Join the records',
  'join.done': 'Records joined',
  'join.failed': 'The records were not joined',
  'join.loading': 'Loading the records…',
  'guests.join.text':
    'If this person has requests under another name, number or address, they move to this record. Please choose the other record.',
  'guests.join.effect':
    'Both sets of requests then belong to one person. Each request has an entry in its history, so that you can undo it by hand.',
}

export const forms = {
  'error.same_record': 'This is the same record.',
  'error.join.client': 'Only records of clients can be joined.',
  'error.join.guest': 'This request belongs to an account. Please choose the account.',
  'error.join.unverified':
    'The address of the account that stays is not confirmed, and the identity of the person is not on record. A stranger might otherwise read the records.',
  'error.join.erasure': 'One of the two has an open destruction request. Please decide it first.',
  'error.join.conflict': 'A request of one of the two has an open conflict check. Please decide it first.',
}

export const officeActivity = {
  'audit.action.join': 'Records joined',
  'activity.join': '{who} joined another record with {record}',
}

/** The note about a join, which the server writes and the whole office reads. */
export const answers = {
  'join.note.account':
    'Another record of this person was joined: account {id} ({username}), {name}, {contact}. The export of the audit log lists the moved records.',
}

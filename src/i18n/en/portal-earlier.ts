/** Requests that a user sent before they had an account. */
export const portal = {
  'earlier.title': {
    one: 'You sent {n} request before you had an account',
    other: 'You sent {n} requests before you had an account',
  },
  'earlier.text': {
    one: 'It was sent from {email}. Add it to follow it here if it is yours; otherwise it stays hidden.',
    other:
      'They were sent from {email}. Add those that are yours to follow them here; the others stay hidden.',
  },
  'earlier.sentOn': 'Sent on {date}',
  'earlier.add': 'Add to my requests',
  'earlier.addNamed': 'Add to my requests: {request}',
  'earlier.addAll': 'Add all',
  'earlier.notMine': 'Not mine',
  'earlier.notMineNamed': 'Not mine: {request}',
  'earlier.added': 'Added to your requests',
  'earlier.added.text': {
    one: '{n} request is now in your list.',
    other: '{n} requests are now in your list.',
  },
  'earlier.failed': 'Failed to add to your requests',
}

/** Lists that update after changes by other users. */
export const account = {
  'live.arrived.requests': { one: '{n} new request has arrived.', other: '{n} new requests have arrived.' },
  'live.arrived.messages': { one: '{n} new message has arrived.', other: '{n} new messages have arrived.' },
  'live.arrived.documents': {
    one: '{n} new document has arrived.',
    other: '{n} new documents have arrived.',
  },
  'live.arrived.other': 'This list has changed.',
  'live.show.requests': { one: 'Show {n} new request', other: 'Show {n} new requests' },
  'live.show.messages': { one: 'Show {n} new message', other: 'Show {n} new messages' },
  'live.show.documents': { one: 'Show {n} new document', other: 'Show {n} new documents' },
  'live.show.other': 'Update the list',
}

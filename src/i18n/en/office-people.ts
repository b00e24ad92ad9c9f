export const officePeople = {
  'people.page': 'Client’s page',
  'people.intro': 'Everyone the office works with: accounts, and callers and guests without one.',
  'people.search': 'Search the clients',
  'people.search.placeholder': 'Name, number or email, in either script',
  'people.filterKind': 'Filter by account',
  'people.kinds.all': 'All',
  'people.kinds.user': 'With account',
  'people.kinds.guest': 'Without account',
  'people.withoutAccount': 'Without account',
  'people.seen.person': 'Seen in person',
  'people.seen.video': 'Seen by video call',
  'people.seen.copy': 'Certified copy',
  'people.seen.provider': 'Verified online',
  'people.lastRequest': 'Last request',
  'people.nextAppointment': 'Next appointment',
  'people.noRequest': 'None',
  'people.listLoading': 'Loading the clients…',
  'people.listFailed': 'The clients could not be loaded',
  'people.empty': 'No clients yet',
  'people.empty.text': 'Client accounts and people who sent or made a request appear here.',
  'people.loading': 'Loading the client…',
  'people.loadFailed': 'The client could not be loaded',
  'people.gone': 'Client not found',
  'people.gone.text': 'No client has this address, or their data has been destroyed.',
  'people.gone.action': 'Back to the consultations',
  'people.deactivated': 'Deactivated',
  'people.facts': 'Contact',
  'people.standing': 'Verification',
  'people.since': 'Account since',
  'people.noPhone': 'Not given',
  'people.write': 'Write a message',
  'people.documents': 'Documents',
  'people.account': 'Account',
  'people.timeline': 'Timeline',
  'people.filter': 'Filter by kind',
  'people.kind.all': 'All',
  'people.kind.request': 'Requests',
  'people.kind.appointment': 'Appointments',
  'people.kind.message': 'Messages',
  'people.kind.document': 'Documents',
  'people.kind.note': 'Notes',
  'people.events.loading': 'Loading the timeline…',
  'people.events.failed': 'The timeline could not be loaded',
  'people.events.none': 'Nothing here yet',
  'people.events.none.text':
    'Requests, appointments, messages, documents and notes that you can open appear here.',
  'people.events.shown': { one: '{n} entry shown', other: '{n} entries shown' },
  'people.more': 'Show more',
  'people.request': 'Request {reference}: {service}',
  'people.request.assigned': 'Assigned to {name}',
  'people.request.unassigned': 'Not assigned',
  'people.appointment': 'Appointment for request {reference}',
  'people.message.fromClient': 'Message to {name}',
  'people.message.toFirm': 'Message to the firm',
  'people.message.toClient': 'Message from {name}',
  'people.document.fromClient': 'Document from the client',
  'people.document.toClient': 'Document shared by {name}',
  'people.someone': 'a former user',
  'people.note': 'Note by {name}',
  'people.note.edited': 'Edited {date}',
  'people.note.add': 'Add a note',
  'people.note.text': 'Note',
  'people.note.hint': 'Internal, for everyone in the office. The client never sees notes.',
  'people.note.save': 'Save the note',
  'people.note.saved': 'Note saved',
  'people.note.failed': 'The note was not saved',
  'people.note.edit': 'Edit the note',
  'people.note.remove': 'Delete the note',
  'people.note.remove.title': 'Delete this note?',
  'people.note.removed': 'Note deleted',
  'people.note.removeFailed': 'The note was not deleted',
}

export const officeActivity = {
  'audit.entity.personNote': 'Note on a client',
  'activity.record.personNote': 'client {reference}',
  'activity.personNote.create': '{who} wrote a note on {record}',
  'activity.personNote.update': '{who} changed a note on {record}',
  'activity.personNote.delete': '{who} deleted a note on {record}',
}

export const office = {
  'people.title': 'Clients',
}

export const officeHelp = {
  'help.people':
    'All clients: accounts, and callers and guests by their address or number, with the last request and the next appointment. The search finds names in both scripts. On a client’s page you can correct the number or address and record a new request.',
}

export const officeFind = {
  'find.words.people': 'clients, callers, guests, people, contacts',
}

export const answers = {
  'error.correction.address':
    'Only managers, and colleagues who can open all requests of this client and took none of them from others, can change the email address.',
}

/** The correction of a phone number or an address. */
export const officeCorrection = {
  'correction.open': 'Correct number or address',
  'correction.title': 'Correct number or address',
  'correction.hint.account':
    'A new address is unverified until the client confirms it, and all open sessions end. The owner of the previous address can object for 24 hours.',
  'correction.hint.guest':
    'A private link sent to a wrong number or address stops working, and the previous address is notified.',
  'correction.sharing': 'Other requests with this number or address',
  'correction.sharing.hint':
    'Select those of the same person to change them too. Relatives may share a number.',
  'correction.sharing.request': '{name}, request {reference}',
  'correction.saved': 'Correction saved',
  'val.record.contact': 'Please enter a phone number or an email address',
  'correction.failed': 'The correction was not saved',
}

export const officeReaders = {
  'readers.heading': 'Who can read it',
  'readers.office': 'Everyone in the office',
  'readers.handler':
    'Managers and {name}. Other colleagues see the request, but not its notes, messages and documents.',
  'readers.named': 'Managers and {names}. No one else in the office can see that it exists.',
  'readers.managers': 'Managers only. No one else in the office can see that it exists.',
  'readers.change': 'Change who can read it',
  'readers.title': 'Who can read request {reference}',
  'readers.restrict': 'Restrict to named people',
  'readers.restrict.hint':
    'The request, its messages and its documents disappear from lists, counts, searches and email for everyone else in the office. Managers can always read it. The client sees no change.',
  'readers.off': 'Not restricted: everyone in the office can find it in the list.',
  'readers.people': 'Who can read it',
  'readers.people.hint': 'If you choose no one, only managers can read it.',
  'readers.people.none': 'The office has only managers so far.',
  'readers.seenLink':
    'The employee who recorded the request has seen its private link. If they can no longer read the request, the link stops working, and the caller gets a new one by email. Without an email address there is no new link: please add one first.',
  'noMail.readers.seenLink':
    'The employee who recorded the request has seen its private link. If they can no longer read the request, the link stops working, and the caller needs to contact the office.',
  'readers.stays': '{name}, who handles the request, can read it too.',
  'readers.always': 'Managers, who can always read it: {names}.',
  'readers.saved': 'Access to the request changed',
  'readers.savedText': 'Request {reference} is open to: {names}',
  'readers.opened': 'Request {reference} is open to the office again',
  'readers.error': 'Failed to change who can read the request',
  'readers.managersWord': 'managers',
  'readers.add': 'Allow {name} to read it?',
  'readers.addText':
    'This request is restricted, and {name} cannot read it yet. Assigning it to them also lets them read it.',
  'readers.addConfirm': 'Allow and save',
  'consult.closed':
    '{name} handles this request. Its notes, messages and documents are open to them and to managers.',
  'consult.assigneeLeft':
    'This request is assigned to someone who has left. Its notes, messages and documents are open to managers.',
  'consult.gone': 'This request is not available',
  'consult.goneText': 'It was deleted, or you can no longer open it.',
  'history.restricted': '{who} restricted the request to {names}',
  'history.restrictedToManagers': '{who} restricted the request to managers',
  'history.unrestricted': '{who} opened the request to the office again',
}

export const office = {
  'readers.badge': 'Restricted',
}

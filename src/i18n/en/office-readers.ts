export const officeReaders = {
  'readers.badge': 'Restricted',
  'readers.heading': 'Who reads it',
  'readers.office': 'Everyone in the office',
  'readers.handler':
    'Managers and {name}. Other colleagues see the request, but not its notes, messages and documents.',
  'readers.named': 'Managers, and by name: {names}. For everyone else in the office it does not exist.',
  'readers.managers': 'Managers only. For everyone else in the office it does not exist.',
  'readers.change': 'Change who reads it',
  'readers.title': 'Who reads request {reference}',
  'readers.restrict': 'Restrict to named people',
  'readers.restrict.hint':
    'For everyone else in the office the request no longer exists: they find neither it nor its messages and documents in lists, counts, searches or email. Managers always read it. The client notices nothing.',
  'readers.off': 'Not restricted: everyone in the office finds the request in the list.',
  'readers.people': 'Who may read it',
  'readers.people.hint': 'With nobody chosen, only managers read it.',
  'readers.people.none': 'Nobody but managers works in the office yet.',
  'readers.seenLink':
    'The employee who recorded the request has seen its private link. If they no longer read the request, the link ends, and the caller gets a new one by email. Without an address there is none: please add one first.',
  'noMail.readers.seenLink':
    'The employee who recorded the request has seen its private link. If they no longer read the request, the link ends, and the caller needs to contact the office instead.',
  'readers.stays': '{name}, who handles the request, reads it too.',
  'readers.always': 'Managers, who always read it: {names}.',
  'readers.saved': 'Access to the request changed',
  'readers.savedText': 'Request {reference} is open to: {names}',
  'readers.opened': 'Request {reference} is open to the office again',
  'readers.error': 'Failed to change who reads the request',
  'readers.managersWord': 'managers',
  'readers.add': 'Add {name} to those who read it?',
  'readers.addText':
    'This request is restricted, and {name} may not read it yet. Assigning it to them adds them to those who read it.',
  'readers.addConfirm': 'Add and save',
  'consult.closed':
    '{name} handles this request. Its notes, messages and documents are open to them and to managers.',
  'consult.assigneeLeft':
    'This request is assigned to someone who has left. Its notes, messages and documents are open to managers.',
  'consult.gone': 'This request is not available',
  'consult.goneText': 'It is no longer there, or no longer open to you.',
  'history.restricted': '{who} restricted the request to {names}',
  'history.restrictedToManagers': '{who} restricted the request to managers',
  'history.unrestricted': '{who} opened the request to the office again',
}

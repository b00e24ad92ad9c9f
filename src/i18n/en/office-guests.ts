/** Persons without an account: a name with a number or an address. */
export const officeGuests = {
  'guests.gone': 'Person not found',
  'guests.gone.text': 'No request has this number, it belongs to an account, or its data has been destroyed.',
  'guests.gone.action': 'Back to the clients',
  'guests.loading': 'Loading the person…',
  'guests.loadFailed': 'The person could not be loaded',
  'guests.names': 'Names in the requests',
  'guests.emails': 'Addresses',
  'guests.phones': 'Numbers',
  'guests.none': 'None',
  'guests.since': 'First request',
  'guests.export': 'Export the data',
  'guests.export.pending': 'Preparing the file…',
  'guests.export.failed': 'The data was not exported',
  'guests.export.done': 'Data exported',
  'guests.identity.first': 'The identity of this person is not on record. Please verify it first.',
  'guests.erase.text':
    'The name, contact details and text are removed from the requests of {name}, and their private links stop working. This cannot be undone.',
}

export const officeCorrection = {
  'guests.open': 'Page of the person',
}

export const office = {
  'guests.page': 'Person without an account',
}

export const office = {
  'export.notMade': 'The file could not be created',
  'export.csv': 'Export CSV',
  'import.open': 'Import',
  'import.done': 'Import finished',
  'import.done.text': {
    zero: 'Everything in the file was already here.',
    one: '{n} record has been added.',
    other: '{n} records have been added.',
  },
  'import.done.ended': {
    one: '{n} person has been unsubscribed.',
    other: '{n} people have been unsubscribed.',
  },
}

/** They share an area with the other lists beside the services. */
export const officeStageTemplates = {
  'paperLists.intro':
    'The documents that clients send first in each practice area. One press on the page of a request asks for them; later changes here affect only new requests for documents.',
  'paperLists.loading': 'Loading lists…',
  'paperLists.failed': 'The lists could not be loaded',
  'paperLists.empty': 'No lists yet',
  'paperLists.empty.text': 'Add the documents of a practice area to request them with one press.',
  'paperLists.add': 'Add list',
  'paperLists.edit': 'Edit list',
  'paperLists.editNamed': 'Edit {name}',
  'paperLists.deleteNamed': 'Delete {name}',
  'paperLists.area': 'Practice area',
  'paperLists.papers': 'Documents',
  'paperLists.papers.count': { zero: 'No documents', one: '{n} document', other: '{n} documents' },
  'paperLists.reviewed': 'Reviewed by the partner',
  'paperLists.notReviewed': 'Not yet reviewed by the partner',
  'paperLists.isReviewed': 'The responsible partner has reviewed this list',
  'paperLists.paper.nth': 'Document {n}',
  'paperLists.paper.add': 'Add document',
  'paperLists.paper.up': 'Move up: document {n}',
  'paperLists.paper.down': 'Move down: document {n}',
  'paperLists.paper.remove': 'Remove document {n}',
  'paperLists.paper.moved': 'Document {from} is now document {n}',
  'paperLists.paper.titleEn': 'Title (English)',
  'paperLists.paper.titleAr': 'Title (Arabic)',
  'paperLists.paper.whyEn': 'Why it is needed (English)',
  'paperLists.paper.whyAr': 'Why it is needed (Arabic)',
  'paperLists.paper.days': 'Working days until it is due',
  'paperLists.paper.isRequired': 'Required',
  'paperLists.paper.optional': 'Optional',
  'paperLists.added': 'List added',
  'paperLists.updated': 'List updated',
  'paperLists.deleted': 'List deleted',
  'paperLists.addFailed': 'The list was not added',
  'paperLists.updateFailed': 'The list was not saved',
  'paperLists.deleteFailed': 'The list was not deleted',
  'paperLists.delete.text': 'Documents that were already requested stay requested. This cannot be undone.',
  'paperLists.changed': 'This list has changed',
  'val.papers.days': 'Please enter 1 to {max} working days',
  'val.papers.count': 'A list has at most {max} documents',
  'val.papers.area': 'This practice area already has a list. Please change that list.',
}

export const office = {
  'paperLists.title': 'Required documents',
}

export const officeHelp = {
  'help.paper-lists':
    'The documents that each practice area needs first, with reasons and due dates. The partner reviews the lists before use.',
}

export const officeFind = {
  'find.words.paper-lists': 'checklist, papers, document lists',
}

export const officeActivity = {
  'audit.entity.paperList': 'List of documents',
  'activity.record.paperList': 'the list of documents {reference}',
}

export const officeAgreementLists = {
  'agreementList.intro': 'Fee proposals and agreements for the requests you can open.',
  'agreementList.view': 'View',
  'agreementList.loading': 'Loading agreements…',
  'agreementList.failed': 'The agreements could not be loaded',
  'agreementList.empty': 'No agreements yet',
  'agreementList.empty.text': 'Draft an agreement on the page of its request.',
  'agreementList.state.filter': 'Filter by status',
  'agreementList.state.all': 'Any status',
  'agreementList.lawyer.filter': 'Filter by lawyer',
  'agreementList.lawyer.all': 'Any lawyer',
  'agreementList.filterWords.lawyer': 'Lawyer: {name}.',
  'agreementList.filterWords.days': {
    one: 'Approved more than {n} day ago.',
    other: 'Approved more than {n} days ago.',
  },
  'agreementList.number': 'Number',
  'agreementList.search': 'Search agreements',
  'agreementList.search.placeholder': 'Client, number or request',
  'agreementList.sentAt': 'Sent',
  'agreementList.notSent': 'Not sent yet',
  'agreementList.version': 'Version {n}',
  'agreementList.client': 'Client',
  'agreementList.open': 'Open',
  'agreementList.openNamed': 'Open: {name}',
  'agreementList.missing': 'Work without an agreement',
  'agreementList.missing.intro':
    'Approved requests without an accepted or recorded agreement, the longest waiting first.',
  'agreementList.missing.loading': 'Loading requests…',
  'agreementList.missing.failed': 'The requests could not be loaded',
  'agreementList.missing.days': 'Minimum days since approval',
  'agreementList.missing.empty': 'No work without an agreement',
  'agreementList.missing.empty.text': 'Approved requests still without an agreement appear here.',
  'agreementList.service': 'Practice area',
  'agreementList.approvedAt': 'Approved on',
  'agreementList.assignedTo': 'Assigned to',
  'agreementList.unassigned': 'Not assigned',
  'agreementList.templates.intro':
    'Starting texts for agreements. Each agreement copies its text, so later changes affect only new agreements.',
  'agreementList.templates.loading': 'Loading templates…',
  'agreementList.templates.failed': 'The templates could not be loaded',
  'agreementList.templates.empty': 'No templates yet',
  'agreementList.templates.empty.text': 'Add a text for a type of work to start agreements from it.',
  'agreementList.templates.add': 'Add template',
  'agreementList.templates.edit': 'Edit template',
  'agreementList.templates.editNamed': 'Edit {name}',
  'agreementList.templates.deleteNamed': 'Delete {name}',
  'agreementList.templates.area': 'Practice area',
  'agreementList.templates.languages': 'Languages',
  'agreementList.templates.both': 'Arabic and English',
  'agreementList.templates.arabicOnly': 'Arabic only',
  'agreementList.templates.textEn': 'Text (English)',
  'agreementList.templates.textAr': 'Text (Arabic)',
  'agreementList.templates.reviewed': 'Reviewed by the partner',
  'agreementList.templates.notReviewed': 'Not yet reviewed by the partner',
  'agreementList.templates.isReviewed': 'The licensed partner has reviewed these texts',
  'agreementList.templates.added': 'Template added',
  'agreementList.templates.updated': 'Template updated',
  'agreementList.templates.deleted': 'Template deleted',
  'agreementList.templates.addFailed': 'The template was not added',
  'agreementList.templates.updateFailed': 'The template was not saved',
  'agreementList.templates.deleteFailed': 'The template was not deleted',
  'agreementList.templates.delete.text': 'Agreements created from it keep their text. This cannot be undone.',
  'agreementList.templates.changed': 'This template has changed',
}

export const office = {
  'agreementList.title': 'Agreements',
  'agreementList.templates.title': 'Templates',
}

export const officeHelp = {
  'help.agreements':
    'Fee proposals and agreements by status and lawyer, and approved requests without one. Draft an agreement on the page of its request.',
  'help.agreement-templates':
    'Starting texts for agreements, by practice area, in Arabic and English. The name, the fee and other facts are inserted. The licensed partner reviews the texts before use.',
}

export const officeFind = {
  'find.words.agreements': 'fees, proposals, contracts, work without an agreement',
  'find.words.agreement-templates': 'texts of agreements, wording, fees',
}

export const officeAgreements = {
  'agreements.intro': 'Fee proposals and agreements of the requests that you may open.',
  'agreements.view': 'View',
  'agreements.loading': 'Loading agreements…',
  'agreements.failed': 'The agreements could not be loaded',
  'agreements.empty': 'No agreements yet',
  'agreements.empty.text': 'An agreement is drafted on the page of its request.',
  'agreements.state.filter': 'Filter by status',
  'agreements.state.all': 'Any status',
  'agreements.lawyer.filter': 'Filter by lawyer',
  'agreements.lawyer.all': 'Any lawyer',
  'agreements.filterWords.lawyer': 'Lawyer: {name}.',
  'agreements.filterWords.days': {
    one: 'Approved more than {n} day ago.',
    other: 'Approved more than {n} days ago.',
  },
  'agreements.number': 'Number',
  'agreements.search': 'Search agreements',
  'agreements.search.placeholder': 'Client, number or request',
  'agreements.sentAt': 'Sent',
  'agreements.notSent': 'Not sent yet',
  'agreements.version': 'Version {n}',
  'agreements.client': 'Client',
  'agreements.open': 'Open',
  'agreements.openNamed': 'Open: {name}',
  'agreements.missing': 'Work without an agreement',
  'agreements.missing.intro':
    'Approved requests without an accepted or recorded agreement, the longest waiting first.',
  'agreements.missing.loading': 'Loading requests…',
  'agreements.missing.failed': 'The requests could not be loaded',
  'agreements.missing.days': 'Days since the approval, at least',
  'agreements.missing.empty': 'No work without an agreement',
  'agreements.missing.empty.text': 'Approved requests that wait longer for an agreement appear here.',
  'agreements.service': 'Practice area',
  'agreements.approvedAt': 'Approved on',
  'agreements.assignedTo': 'Assigned to',
  'agreements.unassigned': 'Not assigned',
  'agreements.templates.intro':
    'The texts with which an agreement begins. It copies its text, so that a later change affects new agreements only.',
  'agreements.templates.loading': 'Loading templates…',
  'agreements.templates.failed': 'The templates could not be loaded',
  'agreements.templates.empty': 'No templates yet',
  'agreements.templates.empty.text': 'Add the text of a kind of work, so that agreements can begin with it.',
  'agreements.templates.add': 'Add template',
  'agreements.templates.edit': 'Edit template',
  'agreements.templates.editNamed': 'Edit {name}',
  'agreements.templates.deleteNamed': 'Delete {name}',
  'agreements.templates.area': 'Practice area',
  'agreements.templates.languages': 'Languages',
  'agreements.templates.both': 'Arabic and English',
  'agreements.templates.arabicOnly': 'Arabic only',
  'agreements.templates.textEn': 'Text (English)',
  'agreements.templates.textAr': 'Text (Arabic)',
  'agreements.templates.reviewed': 'Read by the partner',
  'agreements.templates.notReviewed': 'Not yet read by the partner',
  'agreements.templates.isReviewed': 'The licensed partner has read these texts',
  'agreements.templates.added': 'Template added',
  'agreements.templates.updated': 'Template updated',
  'agreements.templates.deleted': 'Template deleted',
  'agreements.templates.addFailed': 'The template was not added',
  'agreements.templates.updateFailed': 'The template was not saved',
  'agreements.templates.deleteFailed': 'The template was not deleted',
  'agreements.templates.delete.text': 'Agreements that began with it keep their text. This cannot be undone.',
  'agreements.templates.changed': 'This template has changed',
}

export const office = {
  'agreements.title': 'Agreements',
  'agreements.templates.title': 'Templates',
}

export const officeHelp = {
  'help.engagements':
    'Fee proposals and agreements by status and lawyer, and approved requests that have none yet. An agreement is drafted on the page of its request.',
  'help.engagement-templates':
    'The texts with which agreements begin, by practice area, in Arabic and English. The name, the fee and other facts are inserted. The licensed partner reads the texts before they are used.',
}

export const officeFind = {
  'find.words.engagements': 'fees, proposals, contracts, work without an agreement',
  'find.words.engagement-templates': 'texts of agreements, wording, fees',
}

export const officeAgreementLists = {
  'agreementList.intro': 'Fee proposals and agreements of the requests that you may open.',
  'agreementList.view': 'View',
  'agreementList.loading': 'Loading agreements…',
  'agreementList.failed': 'The agreements could not be loaded',
  'agreementList.empty': 'No agreements yet',
  'agreementList.empty.text': 'An agreement is drafted on the page of its request.',
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
  'agreementList.missing.days': 'Days since the approval, at least',
  'agreementList.missing.empty': 'No work without an agreement',
  'agreementList.missing.empty.text': 'Approved requests that wait longer for an agreement appear here.',
  'agreementList.service': 'Practice area',
  'agreementList.approvedAt': 'Approved on',
  'agreementList.assignedTo': 'Assigned to',
  'agreementList.unassigned': 'Not assigned',
  'agreementList.templates.intro':
    'The texts with which an agreement begins. It copies its text, so that a later change affects new agreements only.',
  'agreementList.templates.loading': 'Loading templates…',
  'agreementList.templates.failed': 'The templates could not be loaded',
  'agreementList.templates.empty': 'No templates yet',
  'agreementList.templates.empty.text':
    'Add the text of a kind of work, so that agreements can begin with it.',
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
  'agreementList.templates.reviewed': 'Read by the partner',
  'agreementList.templates.notReviewed': 'Not yet read by the partner',
  'agreementList.templates.isReviewed': 'The licensed partner has read these texts',
  'agreementList.templates.added': 'Template added',
  'agreementList.templates.updated': 'Template updated',
  'agreementList.templates.deleted': 'Template deleted',
  'agreementList.templates.addFailed': 'The template was not added',
  'agreementList.templates.updateFailed': 'The template was not saved',
  'agreementList.templates.deleteFailed': 'The template was not deleted',
  'agreementList.templates.delete.text':
    'Agreements that began with it keep their text. This cannot be undone.',
  'agreementList.templates.changed': 'This template has changed',
}

export const office = {
  'agreementList.title': 'Agreements',
  'agreementList.templates.title': 'Templates',
}

export const officeHelp = {
  'help.agreements':
    'Fee proposals and agreements by status and lawyer, and approved requests that have none yet. An agreement is drafted on the page of its request.',
  'help.agreement-templates':
    'The texts with which agreements begin, by practice area, in Arabic and English. The name, the fee and other facts are inserted. The licensed partner reads the texts before they are used.',
}

export const officeFind = {
  'find.words.agreements': 'fees, proposals, contracts, work without an agreement',
  'find.words.agreement-templates': 'texts of agreements, wording, fees',
}

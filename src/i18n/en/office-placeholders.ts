export const officeAgreements = {
  'agreement.insert.ar': 'Insert a fact into the Arabic text',
  'agreement.insert.en': 'Insert a fact into the English text',
  'agreement.placeholder.client': 'Client',
  'agreement.placeholder.lawyer': 'Lawyer',
  'agreement.placeholder.service': 'Service',
  'agreement.placeholder.number': 'Request number',
  'agreement.placeholder.fee': 'Fee',
  'agreement.placeholder.vat': 'Tax',
  'agreement.placeholder.total': 'Total',
  'agreement.placeholder.totalInWords': 'Total in words',
  'agreement.placeholder.validUntil': 'Valid until',
  'agreement.placeholder.from': 'Start',
  'agreement.placeholder.to': 'End',
  'agreement.placeholder.answers': 'Answers of the client',
  'agreement.placeholder.hint':
    'A fact in braces is replaced by its value in the document. It is inserted at the cursor.',
}

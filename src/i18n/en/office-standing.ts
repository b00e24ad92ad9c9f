/** The verification of a client's identity. */
export const officeStanding = {
  'correspondent.verified': 'Address confirmed',
  'correspondent.verifiedSince': 'Address confirmed on {date}',
  'correspondent.unverified': 'Address not confirmed',
  'identity.seen.person': 'Seen in person on {date}',
  'identity.seen.video': 'Seen by video call on {date}',
  'identity.seen.copy': 'Certified copy seen on {date}',
  'identity.seen.provider': 'Verified through an identity provider on {date}',
}

/** The record that a client was seen in person. */
export const officeIdentity = {
  'users.identity.identify': 'Record as seen in person',
  'users.identity.addDocument': 'Add the type of document',
  'users.identity.title': 'Has the firm checked this person’s identity?',
  'users.identity.body':
    'The account is then treated as this person’s own, even without a confirmed email address: documents can be exchanged, and two-factor authentication can be set up. Requests and messages tied only to the address still wait until it is confirmed.',
  'users.identity.note': 'How the identity was checked',
  'users.identity.note.hint':
    'For example: original ID card, at the office in Riyadh. Please do not enter an ID number.',
  'users.identity.confirm': 'Record',
  'users.identity.done': 'Recorded as seen in person',
  'users.identity.failed': 'The record was not saved',
  'users.identity.document': 'Document',
  'users.identity.document.hint': 'Only the type is stored, never the document number.',
  'users.identity.document.choose': 'Choose the document',
  'identity.seenWith.person': 'Seen in person on {date}: {document}',
  'identity.seenWith.video': 'Seen by video call on {date}: {document}',
  'identity.seenWith.copy': 'Certified copy seen on {date}: {document}',
  'identity.seenWith.provider': 'Verified through an identity provider on {date}: {document}',
  'identity.document.national-id': 'National ID',
  'identity.document.residence-permit': 'Residence permit (iqama)',
  'identity.document.passport': 'Passport',
  'identity.document.gcc-id': 'GCC ID',
  'identity.document.other': 'Another document',
}

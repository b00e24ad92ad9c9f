export const officeConsent = {
  'consent.by': 'Consent given by',
  'consent.by.hint': 'Who agreed in writing to be shown on the website',
  'consent.on': 'Date of the consent',
  'consent.note': 'Note on the consent',
  'consent.note.hint': 'For example, where the signed form is filed',
  'consent.none': 'No consent on file',
}

export const forms = {
  'val.consent.required': 'Record who consented, and when, before showing this on the website',
}

// Separate from the schemas: lists need this without the validation code.

export type Consent = { consentBy?: string | undefined; consentOn?: string | null | undefined }

export const requiredOfConsent = ['consentBy', 'consentOn'] as const

/** The first missing part of a consent; the note is optional. */
export const missingConsent = (consent: Consent): (typeof requiredOfConsent)[number] | undefined =>
  requiredOfConsent.find((field) => !consent[field])

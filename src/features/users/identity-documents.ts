// Separate from the schemas: screens need these values without the validation code.

/** Kinds of documents with which a person is identified. The number of a document is never stored. */
export const identityDocuments = ['national-id', 'residence-permit', 'passport', 'gcc-id', 'other'] as const

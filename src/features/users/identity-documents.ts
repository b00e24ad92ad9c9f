// Separate from the schemas: screens need these values without the validation code.

/** Kinds of documents with which a person is identified. The number of a document is never stored. */
export const identityDocuments = ['national-id', 'residence-permit', 'passport', 'gcc-id', 'other'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

/** The way in which the office saw the document: in person, on video, or a certified copy of it. */
export const sightings = ['person', 'video', 'copy'] as const
/** The last one is recorded only by a provider, such as Nafath or a bank. */
export const recordedSightings = [...sightings, 'provider'] as const
export type RecordedSighting = (typeof recordedSightings)[number]

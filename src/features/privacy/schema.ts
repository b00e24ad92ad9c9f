/** The versions of the texts people agree to; a new text is a new date. */
export const textVersions = { terms: '2026-11-21', privacy: '2026-11-21' } as const
export type ConsentPurpose = keyof typeof textVersions

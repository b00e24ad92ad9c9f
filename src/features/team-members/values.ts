// Separate from the schemas: lists need these values without the validation code.

export const memberTypes = ['partner', 'associate', 'consultant'] as const
export type MemberType = (typeof memberTypes)[number]

/** The last day of a license is still valid. */
export const hasEnded = (licenseEnd: string | null, today: string): boolean =>
  licenseEnd !== null && licenseEnd < today

/** Days before the end of a license, at which the admins are notified; each stage once. */
export const noticeDays = [60, 14] as const

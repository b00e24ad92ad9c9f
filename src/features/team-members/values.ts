// Separate from the schemas: lists need these values without the validation code.

export const memberTypes = ['partner', 'associate', 'consultant'] as const
export type MemberType = (typeof memberTypes)[number]

export const memberTypes = ['partner', 'associate', 'consultant'] as const
export type MemberType = (typeof memberTypes)[number]

// Apart from the schemas, since a list names these and checks nothing.

export const memberTypes = ['partner', 'associate', 'consultant'] as const
export type MemberType = (typeof memberTypes)[number]

import type { ProviderOptions } from '../provider-options.ts'

type Rules = Pick<ProviderOptions, 'staffGroup' | 'adminGroup' | 'groupsClaim'>
type Claims = Readonly<Record<string, unknown>>

/** The role by the groups of a person; `none` may not log in, and `leftOut` cannot be decided. */
export type GroupRole = 'admin' | 'staff' | 'none' | 'leftOut'

/**
 * Undefined if no group is configured. Without a group of staff, only the group of admins counts, and its other members
 * of the office remain staff.
 */
export const roleByGroups = (claims: Claims, rules: Rules): GroupRole | undefined => {
  const { staffGroup, adminGroup } = rules
  if (staffGroup === undefined && adminGroup === undefined) return undefined
  if (areLeftOut(claims, rules)) return 'leftOut'
  const groups = groupsIn(claims, rules)
  if (adminGroup !== undefined && groups.has(plain(adminGroup))) return 'admin'
  return staffGroup === undefined || groups.has(plain(staffGroup)) ? 'staff' : 'none'
}

/** A missing claim is an empty list; a single group may be a text. */
const groupsIn = (claims: Claims, { groupsClaim }: Rules): Set<string> =>
  new Set([claims[groupsClaim]].flat().flatMap((group) => (typeof group === 'string' ? [plain(group)] : [])))

/** Keycloak sends the path of a group, with a slash in front. */
const plain = (group: string): string => group.replace(/^\//, '')

/** Entra refers to another address in place of more than 200 groups. */
const areLeftOut = (claims: Claims, { groupsClaim }: Rules): boolean => {
  const elsewhere = claims._claim_names
  return (
    claims[groupsClaim] === undefined &&
    ((typeof elsewhere === 'object' && elsewhere !== null && groupsClaim in elsewhere) ||
      claims.hasgroups === true ||
      claims.hasgroups === 'true')
  )
}

import type { FoundKind } from '../values.ts'
import { isSameName } from './names/same-name.ts'

export type Identity = { userId: number | null; guestId: number | null; email: string; phone: string }

/**
 * Spouses share a number or an address and can be opponents. So records with the number or the address of the sender
 * belong to the sender only if they have the sender's name, too.
 */
export const senderAmong = (
  { userId, guestId, email, phone, names }: Identity & { names: readonly string[] },
  found: readonly { kind: FoundKind; subjectId: number; name: string }[],
) => {
  const isNamedLike = (kind: FoundKind, id: number) =>
    found.some(
      (each) =>
        each.kind === kind && each.subjectId === id && names.some((name) => isSameName(name, each.name)),
    )
  return (kind: FoundKind, each: Identity & { id: number }): boolean =>
    (userId !== null && each.userId === userId) ||
    (guestId !== null && each.guestId === guestId) ||
    (((email !== '' && each.email.toLowerCase() === email.toLowerCase()) ||
      (phone !== '' && each.phone === phone)) &&
      isNamedLike(kind, each.id))
}

import type { Reader } from '#access/roles.ts'

/** Its author corrects a note; nobody puts words into somebody else's. */
export const mayChangeNote = ({ id }: Reader, { authorId }: { authorId: number | null }): boolean =>
  authorId === id

export const mayRemoveNote = (reader: Reader, note: { authorId: number | null }): boolean =>
  reader.role === 'admin' || mayChangeNote(reader, note)

import type { Reader } from '#access/roles.ts'

/** Only the author may edit a note. */
export const mayChangeNote = ({ id }: Reader, { authorId }: { authorId: number | null }): boolean =>
  authorId === id

export const mayRemoveNote = (reader: Reader, note: { authorId: number | null }): boolean =>
  reader.role === 'admin' || mayChangeNote(reader, note)

import type { OwnDocument } from '../schema.ts'

/** What every browser draws; a picture of an iPhone (HEIC), papers and tables are downloaded. */
const shown = ['image/jpeg', 'image/png', 'image/webp']

/** As an address in memory the page's policy lets a picture be shown up to this size. */
const mostShownBytes = 12 * 1024 * 1024

export const isShownHere = ({ type, size }: Pick<OwnDocument, 'type' | 'size'>): boolean =>
  shown.includes(type) && size <= mostShownBytes

import type { OwnDocument } from '../schema.ts'

/** What every browser draws; a picture of an iPhone (HEIC), texts and tables are downloaded. */
const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** The most that is turned into an address in memory, which is how the page's policy lets a picture be shown. */
const mostShownBytes = 12 * 1024 * 1024

export const isShownPicture = ({ type, size }: Pick<OwnDocument, 'type' | 'size'>): boolean =>
  pictures.includes(type) && size <= mostShownBytes

export const isPdf = ({ type }: Pick<OwnDocument, 'type'>): boolean => type === 'application/pdf'

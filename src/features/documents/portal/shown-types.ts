import type { OwnDocument } from '../schema.ts'

/** Types that every browser displays. HEIC photos, text files and tables are downloaded instead. */
const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** The size limit for a picture as a data URL, which is all that the CSP permits. */
const maxShownBytes = 12 * 1024 * 1024

export const isShownPicture = ({ type, size }: Pick<OwnDocument, 'type' | 'size'>): boolean =>
  pictures.includes(type) && size <= maxShownBytes

export const isPdf = ({ type }: Pick<OwnDocument, 'type'>): boolean => type === 'application/pdf'

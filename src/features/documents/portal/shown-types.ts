import type { OwnDocument } from '../schema.ts'

/** Types that every browser displays. HEIC pictures of an iPhone, texts and tables are downloaded instead. */
const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** The largest picture that becomes a data URL, which is the only way the content security policy displays it. */
const mostShownBytes = 12 * 1024 * 1024

export const isShownPicture = ({ type, size }: Pick<OwnDocument, 'type' | 'size'>): boolean =>
  pictures.includes(type) && size <= mostShownBytes

export const isPdf = ({ type }: Pick<OwnDocument, 'type'>): boolean => type === 'application/pdf'

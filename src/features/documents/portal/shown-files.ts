import type { OwnDocument } from '../schema.ts'

/** Types that every browser displays. HEIC photos, text files and tables are downloaded instead. */
const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** The size limit for a picture as a data URL, which is all that the CSP permits. */
const maxShownBytes = 12 * 1024 * 1024

export const isShownPicture = ({ type, size }: Pick<OwnDocument, 'type' | 'size'>): boolean =>
  pictures.includes(type) && size <= maxShownBytes

export const isPdf = ({ type }: Pick<OwnDocument, 'type'>): boolean => type === 'application/pdf'

/** Milliseconds after which the viewer has certainly loaded the file. */
const viewerNeeds = 60_000

/**
 * Opens a PDF in a tab with the browser's viewer, from an object URL, because the server sends files only as
 * attachments. The tab opens during the click; later the browser would block it as a pop-up. It closes again
 * if the download fails.
 */
export const openPdf = async (id: number): Promise<void> => {
  const tab = window.open('about:blank')
  if (!tab) throw new Error('no tab was opened')
  try {
    const { ownFile } = await import('../browser/transfers.ts')
    const file = await ownFile(id)
    const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    tab.location.replace(address)
    setTimeout(() => URL.revokeObjectURL(address), viewerNeeds)
  } catch (error) {
    tab.close()
    throw error
  }
}

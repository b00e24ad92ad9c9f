import { ownFile } from '../browser/api.ts'

/** Milliseconds after which the viewer has loaded the file. */
const viewerNeeds = 60_000

/**
 * Opens a PDF in a tab with the browser's own viewer, from an object URL: the server sends files as attachments only.
 * The tab opens with the click, or it would be blocked as a pop-up; it closes again if the download fails.
 */
export const openPdf = async (id: number): Promise<void> => {
  const tab = window.open('about:blank')
  if (!tab) throw new Error('no tab was opened')
  try {
    const file = await ownFile(id)
    const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
    tab.location.replace(address)
    setTimeout(() => URL.revokeObjectURL(address), viewerNeeds)
  } catch (error) {
    tab.close()
    throw error
  }
}

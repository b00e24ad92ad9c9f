import { ownFile } from '../browser/api.ts'

/** By then its viewer has it. */
const viewerNeeds = 60_000

/**
 * Shows a PDF in a tab of the browser's own viewer, from an address in memory: the server sends files as attachments
 * only. The tab opens with the click, or it would count as unasked for; it closes again where the file did not come.
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

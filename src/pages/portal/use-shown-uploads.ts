import { useEffect } from 'react'
import { showShelf } from '#features/documents/browser/upload-shelf.ts'

/** The screen shows the uploads of this request or document request, so the tray leaves them out. */
export const useShownUploads = (consultationId?: number, documentRequestId?: number) => {
  useEffect(
    () => showShelf({ consultationId, ...(documentRequestId !== undefined && { documentRequestId }) }),
    [consultationId, documentRequestId],
  )
}

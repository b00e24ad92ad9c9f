import { useEffect } from 'react'
import { showShelf } from '#features/documents/browser/upload-shelf.ts'

/** The screen shows the uploads of this request or document request, so the tray omits them. */
export const useShownUploads = (consultationId?: number, documentRequestId?: number) => {
  useEffect(
    () => showShelf({ consultationId, ...(documentRequestId !== undefined && { documentRequestId }) }),
    [consultationId, documentRequestId],
  )
}

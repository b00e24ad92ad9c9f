import { useEffect } from 'react'
import { showQueue } from '../browser/upload-queue.ts'

/** The screen shows the uploads of this request or document request, so the tray omits them. */
export const useShownUploads = (consultationId?: number, documentRequestId?: number) => {
  useEffect(
    () => showQueue({ consultationId, ...(documentRequestId !== undefined && { documentRequestId }) }),
    [consultationId, documentRequestId],
  )
}

import { queryOptions } from '@tanstack/react-query'
import { fetchFile, uploadFile } from '#browser/files.ts'
import { documentsKey, ownDownloadPath } from './api.ts'

// Separate from api.ts, which lists load first. Only uploads and opened files need this.

export type Recipient = {
  userId: number
  consultationId: number | undefined
  /** Confirms sharing with a client whose address is not verified. */
  confirmsUnverified?: boolean
}

/** Shares a file with a client, for one of their consultations or without one. */
export const shareDocument = (
  owner: Recipient,
  file: File,
  watch: { onProgress: (sent: number) => void; signal: AbortSignal },
) =>
  uploadFile('POST /api/admin/documents', {
    fields: {
      userId: String(owner.userId),
      ...(owner.consultationId !== undefined && { consultationId: String(owner.consultationId) }),
      ...(owner.confirmsUnverified && { confirmsUnverified: 'true' }),
    },
    file,
    ...watch,
  })

/** Sends a file to the firm: for a document request, for a consultation, or without either. */
export const sendOwnDocument = (
  about: { consultationId?: number | undefined; documentRequestId?: number },
  file: File,
  watch: { onProgress: (sent: number) => void; signal: AbortSignal },
) =>
  uploadFile('POST /api/client/documents', {
    fields: Object.fromEntries(
      Object.entries(about).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
    ),
    file,
    ...watch,
  })

/** The bytes of a file that this browser can display; the view is recorded. */
export const ownFile = (id: number, signal?: AbortSignal): Promise<Blob> =>
  fetchFile(ownDownloadPath(id), signal)

/** A picture as a data URL, which is all that the CSP permits; uploads are never opened as a page. */
export const ownPictureQuery = (id: number) =>
  queryOptions({
    queryKey: [...documentsKey, 'picture', ownDownloadPath(id)],
    queryFn: async ({ signal }) => asAddress(await ownFile(id, signal)),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

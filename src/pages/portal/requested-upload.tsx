import { useEffect, useEffectEvent } from 'react'
import type { ClientUploadOwner } from '#features/documents/browser/upload-queue.ts'
import { useDocumentSending } from './use-document-sending.ts'

const begun = new WeakSet<File>()

/** Sends a file that the client has chosen for a document request. */
export default function RequestedUpload({
  file,
  owner,
  onSent,
}: {
  file: File
  owner: ClientUploadOwner
  onSent: () => void
}) {
  const { start } = useDocumentSending(owner, onSent)
  const begin = useEffectEvent(() => {
    // In development, React runs an effect twice.
    if (begun.has(file)) return
    begun.add(file)
    start([file])
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chosen file
  useEffect(() => begin(), [file])
  return null
}

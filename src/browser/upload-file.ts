import type { Answer, KnownCalls, NamesOf } from '#http/calls.ts'
import { ApiError, addressOf, refusalOf } from './call-api.ts'
import { sendOnce } from './send-once.ts'
import { withSession } from './session-end.ts'

type Upload = {
  /** Form fields that precede the file in the body. */
  fields: Record<string, string>
  file: File
  /** From 0 to 1, as bytes are sent. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

/**
 * Uploads one file. Uses `XMLHttpRequest` because `fetch` reports no upload progress. Throws an `ApiError`: status 0
 * when the connection breaks, code `stopped` when the person cancels.
 */
export const uploadFile = async <Name extends NamesOf<{ upload: unknown }>>(
  name: Name,
  upload: Upload,
): Promise<Answer<KnownCalls[Name]>> => {
  const path = addressOf(name)
  const { fields, file } = upload
  return sendOnce([path, fields, file.name, file.size, file.lastModified], async (key) => {
    const call = await withSession(
      () => send(path, upload, key),
      ({ status }) => status === 401,
    )
    if (call.status >= 200 && call.status < 300)
      return JSON.parse(call.responseText) as Answer<KnownCalls[Name]>
    throw refusalOf(call, call.responseText, { get: (name) => call.getResponseHeader(name) })
  })
}

const send = (path: string, { fields, file, onProgress, signal }: Upload, key: string) =>
  new Promise<XMLHttpRequest>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', path)
    call.setRequestHeader('accept', 'application/json')
    call.setRequestHeader('accept-language', document.documentElement.lang)
    call.setRequestHeader('idempotency-key', key)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    call.onload = () => resolve(call)
    call.onerror = () => reject(new ApiError(0, ''))
    call.onabort = () => reject(new ApiError(0, '', { code: 'stopped' }))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    call.send(body)
  })

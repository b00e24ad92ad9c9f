import type { Address, Answer, KnownCalls, NamesOf } from '#api/calls.ts'
import { ApiError, addressOf, complete, readRefusal, rethrow } from './call-api.ts'
import { sendOnce } from './send-once.ts'
import { forPerson, withProof, withSession } from './session.ts'

/** The calls that take a file. */
export type UploadName = NamesOf<{ upload: unknown }>

type Upload = {
  /** Form fields that precede the file in the body. */
  fields: Record<string, string>
  file: File
  /** Called with the sent share of the bytes, from 0 to 1. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

/**
 * Uploads one file. Uses `XMLHttpRequest` because `fetch` reports no upload progress. Throws an `ApiError`: status 0
 * when the connection breaks, code `stopped` when the person cancels.
 */
export const uploadFile = async <Name extends UploadName>(
  name: Name,
  upload: Upload & Address<KnownCalls[Name]>,
): Promise<Answer<KnownCalls[Name]>> => {
  const { params, fields, file } = upload
  const path = addressOf(name, { params })
  return sendOnce([path, fields, file.name, file.size, file.lastModified], async (key) => {
    const answer = await withSession(
      () => withProof(path, () => send(path, upload, key)),
      ({ status }) => status === 401,
    )
    if (!answer.ok) throw await readRefusal(answer)
    return complete(answer.json())
  })
}

const send = (path: string, { fields, file, onProgress, signal }: Upload, key: string) =>
  new Promise<Response>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', path)
    call.setRequestHeader('accept', 'application/json')
    call.setRequestHeader('accept-language', document.documentElement.lang)
    call.setRequestHeader('idempotency-key', key)
    for (const [name, value] of Object.entries(forPerson(false))) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    call.onload = () => resolve(responseOf(call))
    call.onerror = () => reject(new ApiError(0, ''))
    call.onabort = () => reject(new ApiError(0, '', { code: 'stopped' }))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    call.send(body)
  })

/** The response as `fetch` would return it, with the headers that are read. */
const responseOf = (call: XMLHttpRequest): Response => {
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after']) headers.set(name, call.getResponseHeader(name) ?? '')
  return new Response(call.responseText || null, {
    status: call.status,
    statusText: call.statusText,
    headers,
  })
}

/** Fetches a file to show on the page itself. Throws an `ApiError` like any other call. */
export const fetchFile = async (path: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await withSession(
    () =>
      fetch(path, { signal: signal ?? null, credentials: 'same-origin', headers: forPerson(true) }).catch(
        rethrow(),
      ),
    ({ status }) => status === 401,
  )
  if (!response.ok) throw await readRefusal(response)
  return complete(response.blob())
}

import { ApiError, refusalOf } from './call-api.ts'

type Upload = {
  /** What stands before the file in the body. */
  fields: Record<string, string>
  file: File
  /** From 0 to 1, as the bytes leave. */
  onProgress?: (sent: number) => void
  signal?: AbortSignal
}

/**
 * Sends one file. `fetch` tells nothing of what has been sent already, so this is the one place that calls otherwise.
 * A connection that breaks off is a failure of status 0; who stops the upload themselves hears an `AbortError`.
 */
export const uploadFile = <Answer>(path: string, { fields, file, onProgress, signal }: Upload) =>
  new Promise<Answer>((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', path)
    call.setRequestHeader('accept', 'application/json')
    call.setRequestHeader('accept-language', document.documentElement.lang)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as Answer)
      else reject(refusalOf(call, call.responseText, (name) => call.getResponseHeader(name)))
    }
    call.onerror = () => reject(new ApiError(0, ''))
    call.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    signal?.addEventListener('abort', () => call.abort(), { once: true })
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('file', file)
    call.send(body)
  })

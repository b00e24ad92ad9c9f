import { refusalOf } from './call-api.ts'
import { withSession } from './session-end.ts'

/** A file, for what the page itself shows of it; refused as any other call. */
export const fetchFile = async (path: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await withSession(
    () => fetch(path, { signal: signal ?? null, credentials: 'same-origin' }),
    ({ status }) => status === 401,
  )
  if (!response.ok) throw refusalOf(response, await response.text(), response.headers)
  return response.blob()
}

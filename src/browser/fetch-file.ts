import { complete, readRefusal, rethrow } from './call-api.ts'
import { forPerson } from './page-person.ts'
import { withSession } from './session-end.ts'

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

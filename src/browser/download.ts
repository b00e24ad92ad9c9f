import { complete, readRefusal, rethrow } from './call-api.ts'
import { forPerson, withProof, withSession } from './session.ts'

/**
 * Downloads a file that is generated while it is sent. Its length is not known in advance, so progress is reported in
 * bytes received.
 */
export const downloadFile = async (
  path: string,
  onReceived: (bytes: number) => void,
): Promise<{ name: string; blob: Blob }> => {
  const ask = () =>
    fetch(path, {
      credentials: 'same-origin',
      headers: { 'accept-language': document.documentElement.lang, ...forPerson(true) },
    }).catch(rethrow())
  const response = await withSession(
    () => withProof(path, ask),
    ({ status }) => status === 401,
  )
  if (!response.ok) throw await readRefusal(response)
  let received = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.length
        onReceived(received)
        controller.enqueue(chunk)
      },
    }),
  )
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return {
    name: decodeURIComponent(name ?? 'download'),
    blob: await complete(new Response(counted ?? null).blob()),
  }
}

/** Saves the file as if a link to it had been followed. */
export const saveFile = ({ name, blob }: { name: string; blob: Blob }): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked later: a browser that has not started the download yet would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

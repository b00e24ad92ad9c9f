import { createHash, randomBytes } from 'node:crypto'
import { confirmAddress } from './confirm-address.ts'
import { cookiesOf, sendJson } from './fetch-calls.ts'

/** Documents that the server acknowledged: id, and SHA-256 of the sent bytes. */
export type Acknowledged = Map<number, string>

/** Registers a client who may upload, on a server started with `adminPassword`. Returns the cookie. */
export const registerClient = async (url: string): Promise<string> => {
  const person = { username: 'sara', password: 'secret-6', firstName: 'Sara', lastName: 'H' }
  const registered = await sendJson(`${url}/api/register`, { ...person, email: 'sara@example.com' })
  if (registered.status !== 201) throw new Error(`not registered: ${await registered.text()}`)
  await confirmAddress(url, 'sara@example.com')
  return cookiesOf(registered)
}

/** Sends a document of random size and content. Returns the status, or 0 without a response. */
export const uploadDocument = async (
  url: string,
  cookie: string,
  { largest, acknowledged }: { largest: number; acknowledged: Acknowledged },
): Promise<number> => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.ceil(Math.random() * largest))])
  const body = new FormData()
  body.set('file', new Blob([bytes]), 'deed.pdf')
  try {
    const answer = await fetch(`${url}/api/client/documents`, { method: 'POST', headers: { cookie }, body })
    const created: { id?: number } = await answer.json()
    if (answer.status === 201 && created.id !== undefined)
      acknowledged.set(created.id, createHash('sha256').update(bytes).digest('hex'))
    return answer.status
  } catch {
    return 0
  }
}

/** One line for each acknowledged document that is not returned byte for byte. */
export const lostDocuments = async (
  url: string,
  cookie: string,
  acknowledged: Acknowledged,
): Promise<string[]> => {
  const faults: string[] = []
  for (const [id, sha256] of acknowledged) {
    const file = await fetch(`${url}/api/client/documents/${id}/download`, { headers: { cookie } })
    const bytes = Buffer.from(await file.arrayBuffer())
    if (file.status !== 200) faults.push(`acknowledged document ${id} answers ${file.status}`)
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      faults.push(`acknowledged document ${id} is another`)
  }
  return faults
}

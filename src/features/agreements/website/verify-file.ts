import { callApi } from '#browser/call-api.ts'

const maxBytes = 25_000_000

/** A file that cannot be checked; `reason` is a text. */
export class FileProblem extends Error {
  readonly reason: 'fileCheck.tooLarge' | 'fileCheck.unreadable'

  constructor(reason: FileProblem['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The version with this file, or null. Only the digest is sent: the file stays on the device. */
export const verifyFile = async (file: File) => {
  if (file.size > maxBytes) throw new FileProblem('fileCheck.tooLarge')
  // A folder that was dropped cannot be read.
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblem('fileCheck.unreadable')
  })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (await callApi('POST /api/engagements/verify', { body: { sha256 } })).version
}

export type VerifiedVersion = NonNullable<Awaited<ReturnType<typeof verifyFile>>>

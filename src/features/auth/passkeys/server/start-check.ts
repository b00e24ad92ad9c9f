import type { Database } from '#db/connection.ts'
import { relyingPartyOf } from './relying-party.ts'
import { countPasskeysElsewhere } from './repository.ts'

/** Passkeys belong to the host of the public address, so a changed address causes a warning at startup. */
export const passkeyWarnings = async (db: Database, publicUrl: string): Promise<string[]> => {
  const party = relyingPartyOf(publicUrl)
  const elsewhere = await countPasskeysElsewhere(db, party?.host ?? '')
  return [
    ...(party ? [] : [`Nobody can use passkeys at ${publicUrl}: they need a name and https`]),
    ...(elsewhere > 0
      ? [
          `${elsewhere} passkeys belong to another address than ${publicUrl} and log nobody in here: PUBLIC_URL has changed`,
        ]
      : []),
  ]
}

import { everyone, insertedId, type Matrix, signedIn } from '#tests/support/matrix-rows.ts'
import { passkeys } from './table.ts'

const proof = { id: 'bm9uZQ', clientDataJSON: 'bm9uZQ', authenticatorData: 'bm9uZQ', signature: 'bm9uZQ' }

export const matrix: Matrix = {
  calls: {
    'POST /api/login/passkey/options': everyone(201),
    'POST /api/login/passkey': everyone(403, { passkey: proof }),
    'GET /api/user/passkeys': signedIn(200),
    'POST /api/user/passkeys/options': signedIn(201),
    'POST /api/user/passkeys': signedIn(403, {
      id: 'bm9uZQ',
      clientDataJSON: 'bm9uZQ',
      attestationObject: 'bm9uZQ',
      name: 'Mine',
    }),
    // The passkey belongs to another user.
    'PUT /api/user/passkeys/{id}': signedIn(404, { name: 'Mine' }),
    'DELETE /api/user/passkeys/{id}': signedIn(404),
    'POST /api/user/proof/passkey/options': signedIn(201),
    'POST /api/user/proof/passkey': signedIn(403, proof),
  },
  records: {
    '/api/user/passkeys': (db, userId) =>
      insertedId(
        db
          .insert(passkeys)
          .values({
            userId,
            userHandle: 'handle',
            relyingParty: 'localhost',
            credentialId: crypto.randomUUID(),
            publicKey: 'key',
            counter: 0,
            transports: [],
            isSynced: false,
            name: 'Laptop',
          })
          .returning(),
      ),
  },
}

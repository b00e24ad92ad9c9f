import { callApi, callQuery, hasCode } from '#browser/call-api.ts'
import type { PasskeyName, PasskeyProof } from '../schema.ts'
import { answerWithPasskey, canUsePasskeys, forgetPasskey, makePasskey, PasskeyFailure } from './ceremony.ts'

/** Refetched at each visit: passkeys are added and used on other devices. */
export const passkeysQuery = () => callQuery(['passkeys'], 'GET /api/user/passkeys', { staleTime: 0 })

const refuseWhereImpossible = () => {
  if (!canUsePasskeys()) throw new PasskeyFailure('unsupported')
}

export const addPasskey = async (name: string) => {
  refuseWhereImpossible()
  const made = await makePasskey(await callApi('POST /api/user/passkeys/options'))
  return callApi('POST /api/user/passkeys', { body: { ...made, name } })
}

export const renamePasskey = (id: number, body: PasskeyName) =>
  callApi('PUT /api/user/passkeys/:id', { params: { id }, body })

export const removePasskey = (id: number) => callApi('DELETE /api/user/passkeys/:id', { params: { id } })

/** Confirms the user's identity, like the password (and code). */
export const proveWithPasskey = async () => {
  refuseWhereImpossible()
  const body = await answerWithPasskey(await callApi('POST /api/user/proof/passkey/options'))
  await callApi('POST /api/user/proof/passkey', { body })
}

/**
 * Asks a guest for a passkey and logs in with it by `logIn`. If the passkey was deleted here, the browser is
 * instructed to stop offering it.
 */
export const withPasskey = async <Answer>(
  logIn: (passkey: PasskeyProof) => Promise<Answer>,
  how?: { inFieldList: boolean },
): Promise<Answer> => {
  refuseWhereImpossible()
  const request = await callApi('POST /api/login/passkey/options')
  const passkey = await answerWithPasskey(request, how)
  return logIn(passkey).catch(async (error: unknown) => {
    if (hasCode(error, 'passkey_unknown')) await forgetPasskey(request.rpId, passkey.id)
    throw error
  })
}

import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../schema.ts'

// Loaded by a click on a button, or by the first interaction with a login form.
const library = () => import('@simplewebauthn/browser')

/** False in old browsers, without HTTPS, and if the host of the website is an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(location.hostname)

/** An error on the device that the user can do something about. */
export class PasskeyFailure extends Error {
  declare readonly reason: 'canceled' | 'known' | 'unsupported'

  constructor(reason: PasskeyFailure['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const reasons: Record<string, PasskeyFailure['reason']> = {
  // Browsers report the same error if the user declined and if the device has no such passkey.
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'known',
  SecurityError: 'unsupported',
  NotSupportedError: 'unsupported',
}

const failed = (error: unknown): never => {
  const reason = error instanceof Error ? reasons[error.name] : undefined
  throw reason ? new PasskeyFailure(reason, error) : error
}

/** Makes the device or password manager create a passkey. */
export const makePasskey = async (optionsJSON: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> => {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON } as Parameters<
    typeof startRegistration
  >[0]).catch(failed)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) }
}

/** Asks the user for a passkey: in a browser dialog, or in the list below the user name field. */
export const answerWithPasskey = async (
  optionsJSON: PasskeyRequest,
  { inFieldList = false } = {},
): Promise<PasskeyProof> => {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: inFieldList,
  } as Parameters<typeof startAuthentication>[0]).catch(failed)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/** Whether the browser can list passkeys below the user name field. */
export const listsPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Cancels a pending WebAuthn request, if any. */
export const endCeremony = async (): Promise<void> => {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

type Signalling = {
  signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>
}

/** Lets the password manager stop offering a passkey that is no longer valid here. */
export const forgetPasskey = async (rpId: string, credentialId: string): Promise<void> => {
  await (PublicKeyCredential as Signalling)
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined)
}

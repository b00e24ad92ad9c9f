import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '../schema.ts'

// Comes with the press of a button, or with the first touch of a login form.
const library = () => import('@simplewebauthn/browser')

/** False in old browsers, without https, and where the website is opened by an IP address. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(location.hostname)

/** What went wrong on the device, as far as a person can do something about it. */
export class PasskeyFailure extends Error {
  declare readonly reason: 'canceled' | 'known' | 'unsupported'

  constructor(reason: PasskeyFailure['reason'], cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const reasons: Record<string, PasskeyFailure['reason']> = {
  // Browsers do not tell a person who declined from a device that has no such passkey.
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

/** Has the device or password manager make a passkey. */
export const makePasskey = async (optionsJSON: PasskeyCreation): Promise<Omit<NewPasskey, 'name'>> => {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON } as Parameters<
    typeof startRegistration
  >[0]).catch(failed)
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) }
}

/** Has the person show a passkey: in a dialog of the browser, or in the list under the field for the user name. */
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

/** Whether the browser lists passkeys under the field for the user name. */
export const listsPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Ends what the browser waits for, if anything. */
export const endCeremony = async (): Promise<void> => {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

type Signalling = {
  signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>
}

/** Lets the password manager stop offering a passkey that opens nothing here any more. */
export const forgetPasskey = async (rpId: string, credentialId: string): Promise<void> => {
  await (PublicKeyCredential as Signalling)
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined)
}

import type { Page } from '@playwright/test'

/**
 * Chromium's virtual device for passkeys, which confirms every request immediately. It selects the first passkey
 * in the list below a field without a click, so most tests use a browser without that list.
 */
export const addAuthenticator = async (page: Page, { hasList = false } = {}) => {
  if (!hasList)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether it recognizes its owner by fingerprint, face or code. */
    setRecognising: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

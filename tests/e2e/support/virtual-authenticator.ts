import type { Page } from '@playwright/test'

/**
 * A device of Chromium's own that keeps passkeys, and that somebody touches at once whenever it is asked. In the list
 * under a field it takes the first one, without a press; so most journeys use a browser that has no such list.
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
    /** Whether it recognises its owner, by finger, face or code. */
    setRecognising: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

import { callApi, callQuery } from '#browser/call-api.ts'
import type { AddressChange, PasswordForgotten, PasswordReset } from '../schema.ts'

// Separate from api.ts, which every page loads first.

export const askForReset = (input: PasswordForgotten) => callApi('POST /api/password/forgot', { body: input })

/** The state of a link from one of our mails. */
export const resetLinkQuery = (token: string) =>
  callQuery(['password-reset'], 'GET /api/password/reset', { query: { token } })

export const resetPassword = (input: PasswordReset) => callApi('POST /api/password/reset', { body: input })

export const addressLinkQuery = (token: string) =>
  callQuery(['address-link'], 'GET /api/email/verify', { query: { token } })

export const confirmAddress = (token: string) => callApi('POST /api/email/verify', { body: { token } })

export const sendVerificationAgain = () => callApi('POST /api/user/email/verification')

/** Refetched at each visit: the person may have confirmed the address in another tab. */
export const ownAddressQuery = () => callQuery(['own-address'], 'GET /api/user/email', { staleTime: 0 })

export const askForAddress = (input: AddressChange) => callApi('POST /api/user/email', { body: input })

export const giveUpAddressChange = () => callApi('DELETE /api/user/email')

import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import type {
  AddressChange,
  AddressConfirmed,
  AddressLink,
  MailReceipt,
  OwnAddress,
  PasswordForgotten,
  PasswordReset,
  ResetLink,
} from '../schema.ts'

// Apart from api.ts, which every page loads first.

export const askForReset = (input: PasswordForgotten) =>
  callApi<MailReceipt>('/api/password/forgot', { method: 'POST', body: input })

/** What a link of our mail can still do. */
export const resetLinkQuery = (token: string) =>
  queryOptions<ResetLink>({
    queryKey: ['password-reset', `/api/password/reset?${new URLSearchParams({ token })}`],
  })

export const resetPassword = (input: PasswordReset) =>
  callApi<void>('/api/password/reset', { method: 'POST', body: input })

export const addressLinkQuery = (token: string) =>
  queryOptions<AddressLink>({
    queryKey: ['address-link', `/api/email/verify?${new URLSearchParams({ token })}`],
  })

export const confirmAddress = (token: string) =>
  callApi<AddressConfirmed>('/api/email/verify', { method: 'POST', body: { token } })

export const sendVerificationAgain = () =>
  callApi<MailReceipt>('/api/user/email/verification', { method: 'POST' })

/** Confirmed in another tab, perhaps: each visit asks anew. */
export const ownAddressQuery = () =>
  queryOptions<OwnAddress>({ queryKey: ['own-address', '/api/user/email'], staleTime: 0 })

export const askForAddress = (input: AddressChange) =>
  callApi<OwnAddress>('/api/user/email', { method: 'POST', body: input })

export const giveUpAddressChange = () => callApi<void>('/api/user/email', { method: 'DELETE' })

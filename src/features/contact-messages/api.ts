import { callApi } from '#http/call-api.ts'
import type { ContactInput, ContactReceipt } from './schema.ts'

export const sendContactMessage = (input: ContactInput) =>
  callApi<ContactReceipt>('/api/contact', { method: 'POST', body: input })

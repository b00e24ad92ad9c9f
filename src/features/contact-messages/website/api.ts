import { postOnce } from '#browser/send-once.ts'
import type { ContactInput, ContactReceipt } from '../schema.ts'

export const sendContactMessage = (input: ContactInput) => postOnce<ContactReceipt>('/api/contact', input)

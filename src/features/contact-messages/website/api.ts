import { postOnce } from '#browser/send-once.ts'
import type { ContactInput } from '../schema.ts'

export const sendContactMessage = (input: ContactInput) => postOnce('POST /api/contact', input)

import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { ownConsent } from '../schema.ts'

export const consentCalls = {
  'GET /api/user/consents': { access: 'signed-in', answer: z.array(ownConsent) },
} satisfies Calls

type ConsentCalls = typeof consentCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ConsentCalls {}
}

import * as z from 'zod/mini'
import { type LegalPageSlug, legalPageSlugs } from '#features/legal-pages/schema.ts'
import { languages } from '#languages/language.ts'

/** The purposes of consent, with the legal page of each. */
export const consentTexts = {
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
  newsletter: 'privacy-policy',
} as const satisfies Record<string, LegalPageSlug>
export type ConsentPurpose = keyof typeof consentTexts
export const consentPurposes = Object.keys(consentTexts) as [ConsentPurpose, ...ConsentPurpose[]]

/** Ways in which the office gives a caller the privacy notice. The proof of it is not a consent. */
export const noticeWays = ['readAloud', 'link', 'paper'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** A user's decision on one purpose; version and date are null without a decision. */
export const ownConsent = z.object({
  purpose: z.enum(consentPurposes),
  page: z.enum(legalPageSlugs),
  isGiven: z.boolean(),
  textVersion: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  changedAt: z.nullable(z.string()),
  /** False for consents that end with the account. */
  isChangeable: z.boolean(),
})
export type OwnConsent = z.infer<typeof ownConsent>

export const consentParams = z.object({ purpose: z.enum(consentPurposes, 'val.generic.format') })
export const consentChange = z.strictObject({ isGiven: z.boolean('val.generic.required') })

/** `isWaiting`: the address is not confirmed yet, so a confirmation mail was sent to it. */
export const consentAnswer = z.extend(ownConsent, { isWaiting: z.boolean() })
export type ConsentAnswer = z.infer<typeof consentAnswer>

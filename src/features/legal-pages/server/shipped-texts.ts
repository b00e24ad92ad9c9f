import type { LegalPageSlug } from '../schema.ts'
import { disclaimerAr } from './texts/disclaimer-ar.ts'
import { disclaimerEn } from './texts/disclaimer-en.ts'
import { privacyPolicyAr } from './texts/privacy-policy-ar.ts'
import { privacyPolicyEn } from './texts/privacy-policy-en.ts'
import { termsOfServiceAr } from './texts/terms-of-service-ar.ts'
import { termsOfServiceEn } from './texts/terms-of-service-en.ts'

export type LegalWording = { titleEn: string; titleAr: string; contentEn: string; contentAr: string }

/** Consents refer to this date: change it whenever a text changes. */
export const shippedVersion = '2026-11-29'

/** Shown until the firm has written its own texts. */
export const shippedTexts: Record<LegalPageSlug, LegalWording> = {
  'privacy-policy': {
    titleEn: 'Privacy Policy',
    titleAr: 'سياسة الخصوصية',
    contentEn: privacyPolicyEn,
    contentAr: privacyPolicyAr,
  },
  'terms-of-service': {
    titleEn: 'Terms of Service',
    titleAr: 'شروط الخدمة',
    contentEn: termsOfServiceEn,
    contentAr: termsOfServiceAr,
  },
  disclaimer: {
    titleEn: 'Disclaimer',
    titleAr: 'إخلاء المسؤولية',
    contentEn: disclaimerEn,
    contentAr: disclaimerAr,
  },
}

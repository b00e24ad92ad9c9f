import type { TextKey } from '#i18n/translate.tsx'
import type { LegalWordingInput } from '../admin-schema.ts'

/** In the order of the page. */
export const legalLabels = {
  titleEn: 'pages.titleEn',
  titleAr: 'pages.titleAr',
  contentEn: 'pages.contentEn',
  contentAr: 'pages.contentAr',
} as const satisfies Record<keyof LegalWordingInput, TextKey>

export const legalTextsOf = ({
  titleEn,
  titleAr,
  contentEn,
  contentAr,
}: LegalWordingInput): LegalWordingInput => ({ titleEn, titleAr, contentEn, contentAr })

import { formatPhone } from '#i18n/phone-format.ts'
import { translateIn } from '#i18n/texts.ts'
import type { Language } from '#languages/language.ts'
import type { Content } from '../content.ts'
import { canonicalTextOf, digestOf } from './content.ts'
import { madeAt, sectionsOf } from './paper.ts'
import type { Paper } from './pdf/paper.ts'

/** `sent`: the version for the client. `signing`: for two signatures on paper. A draft is marked. */
export type PaperUse = 'sent' | 'signing' | 'draft'

/** The digits of the digest that a footer shows. */
const shortDigest = 16

export const letterheadOf = (content: Content, language: Language) => {
  const t = translateIn[language]
  const [name, address] =
    language === 'ar' ? [content.firmAr, content.firmAddressAr] : [content.firmEn, content.firmAddressEn]
  const fact = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`])
  return {
    name,
    lines: [
      [
        ...fact(t('agreement.letterhead.license'), content.firmLicence),
        ...fact(t('agreement.letterhead.register'), content.firmRegister),
      ].join(' · '),
      ...address.split('\n'),
      [formatPhone(content.firmPhone), content.firmEmail].filter(Boolean).join(' · '),
    ].filter((line) => line !== ''),
  }
}

/** The names under which both parties sign. */
const signersOf = (content: Content, language: Language) => {
  const t = translateIn[language]
  const isArabic = language === 'ar'
  return [
    {
      role: t('agreement.party.first'),
      party: isArabic ? content.firmAr : content.firmEn,
      name: isArabic ? content.lawyerAr : content.lawyerEn,
      capacity: t('agreement.lawyer'),
    },
    {
      role: t('agreement.party.second'),
      party: isArabic ? content.partyAr : content.partyEn,
      name: content.representative || content.clientName,
      capacity: content.capacity,
    },
  ]
}

/** What an agreement looks like, as data of the layout. `logo`: SVG, or empty. */
export const agreementPaper = (content: Content, { use, logo }: { use: PaperUse; logo: string }): Paper => {
  const { number, version } = content
  const part = (language: Language, text: string) => {
    const t = translateIn[language]
    const isSigned = use === 'signing'
    return {
      title: t('agreement.paperTitle'),
      number: t('agreement.paperNumber', { number, version }),
      mark: use === 'draft' ? t('agreement.draft') : '',
      madeAt: madeAt(content, language),
      sections: sectionsOf(content, language, { isOffer: !isSigned }),
      terms: t('agreement.terms'),
      text: text.normalize('NFC'),
      closing: isSigned ? t('agreement.copies') : '',
      signers: signersOf(content, language),
      signature: {
        title: isSigned ? t('agreement.signatures') : t('agreement.signers'),
        name: t('agreement.name'),
        capacity: t('agreement.capacity'),
        signature: t('agreement.signature'),
        date: t('agreement.date'),
        stamp: t('agreement.stamp'),
        initials: t('agreement.initials'),
      },
      note: isSigned ? t('agreement.signing.text') : t('agreement.evidence.text'),
      footer: t('agreement.footer', { number, version }),
    }
  }
  return {
    layout: 'agreement',
    title: translateIn.en('agreement.title', { number, version }),
    author: content.firmEn,
    image: logo,
    texts: {
      digest: digestOf(canonicalTextOf(content)).slice(0, shortDigest),
      isSigned: use === 'signing',
      letterhead: { ar: letterheadOf(content, 'ar'), en: letterheadOf(content, 'en') },
      ar: part('ar', content.textAr),
      en: content.textEn === '' ? null : part('en', content.textEn),
    },
  }
}

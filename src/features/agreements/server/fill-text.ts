import { isolateIn } from '#i18n/dictionary.ts'
import type { Language } from '#languages/language.ts'
import { amountInWords } from '../amount-words.ts'
import { totalOf, vatOf } from '../amounts.ts'
import type { Content } from '../content.ts'
import { placeholders } from '../values.ts'
import { bothCalendars, moneyIn } from './paper.ts'

type Placeholder = (typeof placeholders)[number]

const pattern = /\{([^{}\n]{1,40})\}/g

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((known) => known === name)

export const usesPlaceholder = (text: string, name: Placeholder): boolean => text.includes(`{${name}}`)

type Facts = Omit<Content, 'textAr' | 'textEn'> & {
  consultationId: number
  service: Record<Language, string>
}

/** Replaces the placeholders of a text by the facts in its language. Each is isolated as a whole. */
export const fillText = (text: string, facts: Facts, language: Language): string => {
  const day = (value: string | null) => (value === null ? '…' : bothCalendars(value, language))
  const values: Record<Placeholder, () => string> = {
    client: () => (language === 'ar' ? facts.partyAr : facts.partyEn),
    lawyer: () => (language === 'ar' ? facts.lawyerAr : facts.lawyerEn),
    service: () => facts.service[language],
    number: () => String(facts.consultationId),
    fee: () => moneyIn(facts.amount, language),
    vat: () => moneyIn(vatOf(facts.amount, facts.vatRate), language),
    total: () => moneyIn(totalAmount(facts), language),
    totalInWords: () => amountInWords(totalAmount(facts), language),
    validUntil: () => day(facts.validUntil),
    from: () => day(facts.expectedFrom),
    to: () => day(facts.expectedTo),
  }
  return text.replace(pattern, (whole, name: string) =>
    isPlaceholder(name) ? isolateIn(values[name](), language) : whole,
  )
}

const totalAmount = ({ amount, vatRate }: Facts): number => totalOf(amount, vatRate)

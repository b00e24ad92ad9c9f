import { todayInRiyadh } from '#firm-time/riyadh.ts'
import type { Language } from '#languages/language.ts'
import { isHeading } from '../../lines/heading.ts'
import { isolated, isolatedValue } from '../../lines/isolate.ts'

/** A fact of the agreement, such as the total. */
type Fact = { label: string; value: string }
type Part = { title: string; facts: readonly Fact[]; text: string; evidenceTitle: string; evidence: string }

export type Paper = {
  /** For the properties of the file. */
  title: string
  firm: string
  footer: string
  ar: Part
  /** Its text is empty if the agreement has no English text. */
  en: Part
}

/** The data of the template, as JSON. Its date is that of `at`, an instant in seconds. */
export const dataOf = ({ ar, en, ...paper }: Paper, at: number): string =>
  JSON.stringify({ ...paper, date: dateOf(at), ar: partOf(ar, 'ar'), en: partOf(en, 'en') })

const dateOf = (at: number): number[] =>
  todayInRiyadh(new Date(at * 1000))
    .split('-')
    .map(Number)

const partOf = ({ title, facts, text, evidenceTitle, evidence }: Part, language: Language) => ({
  title: isolated(title, language),
  facts: facts.map(({ label, value }) => ({ label: isolated(label, language), value: isolatedValue(value) })),
  text: text === '' ? [] : linesOf(text, language),
  evidenceTitle: isolated(evidenceTitle, language),
  evidence: linesOf(evidence, language),
})

const linesOf = (text: string, language: Language) =>
  text.split('\n').map((line) => ({ text: isolated(line, language), isHeading: isHeading(line) }))

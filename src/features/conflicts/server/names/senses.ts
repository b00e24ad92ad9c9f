import { things } from './things.ts'
import { trades } from './trades.ts'

/** Possible meanings of a word in company names. A `trade` is less distinctive. */
export type Meaning = { senses: string[]; isTrade: boolean }

export const meaningOf = (word: string): Meaning | undefined => {
  for (const form of formsOf(word.replace(/ى/g, 'ي'))) {
    const [trade, thing] = [trades.get(form), things.get(form)]
    if (trade ?? thing) return { senses: [...(trade ?? []), ...(thing ?? [])], isTrade: trade !== undefined }
  }
  return undefined
}

/**
 * The word itself, without article and prepositions (والمقاولات، للتجارة، لتقنية), and in the other gender
 * and number. A list of all forms would never be complete.
 */
const formsOf = (word: string): string[] => {
  if (!/[\u0600-\u06ff]/.test(word)) return /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word]
  const stem = /^(?:و?ب?ال|و?لل|ول?|ل)(.{3,})$/.exec(word)?.[1]
  const forms = stem === undefined ? [word] : [word, stem]
  return [...forms, ...forms.flatMap(inflected)]
}

const inflected = (word: string): string[] => {
  const feminine = /^(.{3,})ه$/.exec(word)?.[1]
  if (feminine !== undefined) return [feminine]
  const plural = /^(.{3,})(?:ون|ين|ات)$/.exec(word)?.[1]
  return plural === undefined ? [`${word}ه`] : [`${word}ه`, plural, `${plural}ه`, `${plural}ات`]
}

import { foldDigits, foldSigns } from '#fields/fold.ts'
import { companyForms, foldedWord, spellings, titles } from './words.ts'

/** Splits a name into normalized words, given name before family name. */
export const wordsOf = (name: string): string[] =>
  spelledOut(
    lettersTogether(
      foldDigits(foldSigns(name.normalize('NFKC')))
        .toLowerCase()
        .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
        .replace(/[ışçğ]/g, (letter) => turkish[letter] ?? letter)
        // Remove the accents of transliterations.
        .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) =>
          letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
        ),
    )
      .replace(/real[\s-]estate/g, 'realestate')
      .replace(/شخص\s+واحد/g, 'شخصواحد')
      // Example: "ذ م م" and "L L C".
      .replace(/(?<!\p{L})(?:[ذش]\s+م\s+م|[lw]\s+l\s+[lc])(?!\p{L})/gu, (letters) =>
        letters.replace(/\s/g, ''),
      )
      .replace(/[ʿʾ’‘`´]/g, "'")
      .split(/[^\p{L}\p{N}']+/u)
      .map((word) => foldedWord(word.replace(/^'+|'+$/g, '')))
      .filter(Boolean),
  ).map((word) => spellings.get(word) ?? word)

const turkish: Readonly<Record<string, string>> = { ı: 'i', ş: 'sh', ç: 'ch', ğ: 'gh' }

/** Joins abbreviations such as L.L.C. and ذ.م.م. The letters of A. R. are a person's initials. */
const lettersTogether = (name: string): string => {
  if (!name.includes('.')) return name
  return name.replace(/(?<!\p{L})(?:\p{L}\.\s?)+(?:\p{L}(?!\p{L}))?/gu, (letters) => {
    const together = letters.replace(/[.\s]/g, '')
    const isOne =
      companyForms.has(together) || titles.has(together) || (together.length > 2 && !/\s./.test(letters))
    return isOne ? `${together} ` : letters
  })
}

/** Arabic names of Latin letters: إس تي سي is STC. */
const letterNames: ReadonlyMap<string, string> = new Map(
  `a ايه/b بي/c سي/d دي/e اي/f اف/g جي/h اتش/j جيه/k كي كيه/l ال/m ام/n ان/o او/q كيو/r ار/s اس/t تي/u يو/v في/w دبليو/x اكس/y واي/z زد`
    .split('/')
    .map((line) => line.split(' '))
    .flatMap(([letter = '', ...names]) => names.map((name) => [name, letter] as const)),
)

const spelledOut = (words: string[]): string[] => {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    let end = at
    while (/[\u0600-\u06ff]/.test(words[end] ?? '') && letterNames.has(words[end] ?? '')) end += 1
    if (end - at > 1)
      found.push(
        words
          .slice(at, end)
          .map((word) => letterNames.get(word))
          .join(''),
      )
    else found.push(words[at] ?? '')
    at = end - at > 1 ? end : at + 1
  }
  return found
}

/** Separates a name from another one in brackets, as in "Saudi Basic Industries Corporation (SABIC)". */
export const apartFromBrackets = (name: string): [string, string | undefined] => {
  if (!/[([]/.test(name)) return [name, undefined]
  const found = /^(.*?\p{L}.*?)[([]([^)\]]*\p{L}{2}[^)\]]*)[)\]](.*)$/u.exec(name)
  return found ? [`${found[1]} ${found[3]}`, found[2]] : [name, undefined]
}

import { type Meaning, meaningOf } from './senses.ts'
import { initialsOf, joinedSkeletons, type Sounds, skeletonsOf, soundsOf } from './sounds.ts'
import {
  apartFromBrackets,
  commonNames,
  companyForms,
  fillers,
  secondWords,
  spellings,
  titles,
  wordsOf,
} from './words.ts'

/** A part of a name: one word, or the two words of Abd al-Rahman, Abu Bakr and Nur al-Din. */
export type NamePart = {
  /** Possible pronunciations, the most likely first. */
  readings: Sounds[]
  /** Possible meanings, if the word occurs in company names and may be translated. */
  senses: readonly string[]
  /** The common name of which this is a spelling. Different common names never match. */
  usual: string | undefined
  /** Only the first letter of a name. */
  isInitial: boolean
  /** Describes the trade of a company and does not identify it. */
  isTrade: boolean
  hasArticle: boolean
  /** Index keys. */
  keys: string[]
}

/** `also` is the name in brackets that follows. */
export type Name = { parts: NamePart[]; isCompany: boolean; also?: Name }

const servants = new Set(listed('abd abdul abdel abdal abdu abdur abdus abdun abdol abdil abdoul abdool عبد'))
const fathers = new Set(listed('abu abo aba abi abou bu abul aboul abool abol umm um om ابو ابا ابي بو ام'))
/** Written as a separate word or joined to the family name: با وزير and باوزير, بني ياس and بنيياس. */
const families = new Set(listed('ba با bani بني'))
/** Example: Dhu al-Fiqar. */
const owners = new Set(listed('ذو ذوال dhu zu thu dhul zul thul'))
/** Articles before a letter whose sound they take on, as in ash-Shehri. */
const sunArticles = new Set(listed('as ash ar an at az ad adh ath es esh er en et ez ed us ush ur'))
/** Words that begin with the letters of an article but have none. */
const withoutArticle = new Set(
  listed(
    'الياس الهام الاء الماس الطاف الفت ali aly alia aliya alya aleya alaa ala alan ellen elias elham ilham elaf almas altaf alawi',
  ),
)

function listed(words: string): string[] {
  return words.split(' ')
}

const maxRemembered = 20_000
/** Cache of parsed words, because names share many of them. */
const remembered = new Map<string, NamePart>()

export const readName = (name: string): Name => {
  const [main, bracketed] = apartFromBrackets(name)
  const also = bracketed === undefined ? undefined : readPlain(bracketed)
  if (!also?.parts.some(({ isTrade, isInitial }) => !isTrade && !isInitial)) return readTurned(name)
  return { ...readTurned(main), also }
}

/** Lists and papers of other countries put the family name first, before a comma. */
const readTurned = (name: string): Name => {
  if (!/[,،]/.test(name)) return readPlain(name)
  const [family = '', given = '', ...others] = name.split(/[,،]/)
  if (others.length > 0 || !/\p{L}/u.test(given)) return readPlain(name)
  // Example: "Saleh Al-Lahem, Lawyer".
  if (wordsOf(given).every((word) => titles.has(word))) return readPlain(family)
  const [after, before] = [readPlain(family), readPlain(given)]
  if (after.isCompany || before.isCompany || after.parts.length === 0) return readPlain(name)
  return { parts: [...before.parts, ...after.parts], isCompany: false }
}

const readPlain = (name: string): Name => {
  const words = wordsOf(name)
  const parts: NamePart[] = []
  let isCompany = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (isArticle(word, words[at + 1]) && at + 1 < words.length) continue
    const isJoined = servants.has(word) || fathers.has(word) || owners.has(word)
    const next = isJoined ? afterArticles(words, at + 1) : at
    const second = words[next]
    if (isJoined && second !== undefined) {
      parts.push(joinedPart(prefixOf(word), second, spellings.get(word + second) ?? word + second))
      at = next
      continue
    }
    if (families.has(word) && isDistinctive(words[at + 1] ?? '')) {
      const whole = word + words[at + 1]
      parts.push(part(whole, () => single(whole)))
      at += 1
      continue
    }
    if (companyForms.has(word)) {
      isCompany = true
      continue
    }
    if (fillers.has(word)) continue
    if (parts.length === 0 && titles.has(word) && words.slice(at + 1).some(isDistinctive)) continue
    const follows = afterArticles(words, at + 1)
    const last = words[follows]
    if (last !== undefined && secondWords.has(last)) {
      parts.push(part(`${word} ${last}`, () => compound(word, last)))
      at = follows
    } else if (word.length > 1 || /\d/.test(word)) parts.push(part(word, () => single(word)))
    else if (/\p{L}/u.test(word)) parts.push(part(word, () => initialPart(word)))
  }
  isCompany ||= parts.some(({ isTrade }) => isTrade)
  return { parts, isCompany }
}

const prefixOf = (word: string): Sounds =>
  servants.has(word) ? 'abd' : owners.has(word) ? 'ðu' : /m|ام/.test(word) ? 'um' : 'abu'

/** Whether the word can be part of a name. */
const isDistinctive = (word: string): boolean =>
  word.length > 1 &&
  !fillers.has(word) &&
  !titles.has(word) &&
  !companyForms.has(word) &&
  !meaningOf(word)?.isTrade

const part = (words: string, read: () => NamePart): NamePart => {
  const known = remembered.get(words)
  if (known) return known
  if (remembered.size >= maxRemembered) remembered.clear()
  const made = read()
  remembered.set(words, made)
  return made
}

const afterArticles = (words: string[], from: number): number => {
  let at = from
  while (at + 1 < words.length && isArticle(words[at] ?? '', words[at + 1])) at += 1
  return at
}

const joinedPart = (prefix: string, second: string, together: string): NamePart =>
  part(`${prefix}+${second}+${together}`, () => ({
    ...partFrom(
      unarticled(second).readings.map((each) => prefix + soundsOf(each)),
      false,
    ),
    usual: commonNames.has(together) ? together : undefined,
  }))

/**
 * Joins two words: Nur al-Din is Nureddin, and Daif Allah is Daifallah. The vowels and the article between
 * them may be lost.
 */
const compound = (first: string, last: string): NamePart => {
  const end = /[dد]/.test(last) ? 'ðin' : /(?:سلام|slam)/.test(last) ? 'slam' : 'lh'
  return partFrom(
    unarticled(first).readings.map((each) => soundsOf(each) + end),
    false,
  )
}

const initialPart = (letter: string): NamePart => ({
  ...partFrom([], false),
  isInitial: true,
  readings: initialsOf(soundsOf(letter)),
})

const single = (word: string): NamePart => {
  const servant = servantReadings(word)
  if (servant) return { ...partFrom(servant, false), usual: commonNames.has(word) ? word : undefined }
  const { readings, hasArticle } = unarticled(word)
  const usual = readings.map((each) => spellings.get(each) ?? each).find((each) => commonNames.has(each))
  const sounds = [
    ...(usual === undefined ? [] : [soundsOf(usual)]),
    ...readings.flatMap(soundsApart),
    ...compoundReadings(word),
  ]
  return { ...partFrom(sounds, hasArticle, meaningOf(word)), usual }
}

/** Readings of one word that others write as two. */
const compoundReadings = (word: string): Sounds[] => {
  const restOf = (pattern: RegExp): string | undefined => pattern.exec(word)?.[1]
  const faith = restOf(/^(.{2,}?)(?:[aeiou]?(?:dd|l-?d)(?:i|ee|ie)ne?|الدين)$/)
  const ofGod = restOf(/^(.{2,}?)(?:[aeiou]?llah?|ا?لله)$/)
  // Example: Binladin, which is بن لادن.
  const ofFather = restOf(/^(?:(?:bin|ben)(?=.{4})|بن(?=.{3}))(.+)$/)
  const ofSon = restOf(/^(?:ab(?:u|o|ou)l-?|ابوال)(.{4,})$/)
  const alsoNamed = restOf(/^و(.{3,})$/)
  // Example: Zulfiqar.
  const owned = restOf(/^(?:dh|z|th)[uo]u?l(.{4,})$/)
  // Example: Zahirul Islam.
  const genitive = restOf(/^([a-z']{4,})[uo]l$/)
  // Example: Awadelkarim.
  const [, before, after] = /^([a-z']{3,})[aeu]l([a-z']{4,})$/.exec(word) ?? []
  return [
    faith && `${soundsOf(faith)}ðin`,
    ofGod && `${soundsOf(ofGod)}lh`,
    ofFather && soundsOf(ofFather),
    // Example: ومحمد, which is "and Mohammed".
    alsoNamed && commonNames.has(alsoNamed) && soundsOf(alsoNamed),
    ofSon && `abu${soundsOf(ofSon)}`,
    owned && `ðu${soundsOf(owned)}`,
    genitive && soundsOf(genitive),
    before && after && soundsOf(before) + soundsOf(after),
  ].flatMap((sounds) => sounds || [])
}

/**
 * The pronunciation, with pairs of letters that may be one sound or two: Wadha is وضحى, Fathi فتحي and Ishaq
 * إسحاق.
 */
const soundsApart = (word: string): Sounds[] => {
  const apart = word.replace(/(?<=[a-z])([dst])h(?=[aeiou])/g, '$1-h')
  return apart === word ? [soundsOf(word)] : [soundsOf(word), soundsOf(apart)]
}

const partFrom = (sounds: Sounds[], hasArticle: boolean, meaning?: Meaning): NamePart => {
  const readings = [...new Set(sounds.filter(Boolean))]
  const keys = new Set(readings.flatMap(skeletonsOf))
  for (const sense of meaning?.senses ?? []) keys.add(`~${sense}`)
  return {
    readings,
    senses: meaning?.senses ?? [],
    usual: undefined,
    isInitial: false,
    isTrade: meaning?.isTrade ?? false,
    hasArticle,
    keys: [...keys],
  }
}

const isArticle = (word: string, next: string | undefined): boolean =>
  word === 'al' ||
  word === 'el' ||
  word === 'ال' ||
  (sunArticles.has(word) && word.length < (next ?? '').length && (next ?? '').startsWith(word.slice(1)))

/** Readings of a word that is joined with Abd; undefined for other words. */
const servantReadings = (word: string): Sounds[] | undefined => {
  const servant =
    /^(?:عبد(?:ال)?|abd(?:[aeiou]{0,2}(?:l-?|(?=(sh|th|dh|[srntdz])\1))|[aeiou](?=[^laeiou])))(.{2,})$/.exec(
      word,
    )
  if (!servant || /^abd(?:[aeiou]{1,2}|alla)$/.test(word)) return undefined
  const rest = servant[2] ?? ''
  // Example: Abdelatif, which has one l for two.
  const readings = /^abd[^l]*l/.test(word) && !rest.startsWith('l') ? [rest, `l${rest}`] : [rest]
  return readings.map((each) => `abd${soundsOf(each)}`)
}

const unarticled = (word: string): { readings: string[]; hasArticle: boolean } => {
  if (withoutArticle.has(word)) return { readings: [word], hasArticle: false }
  const arabic = /^(?:و?ال|لل)(.{2,})$/.exec(word)
  if (arabic) return { readings: [arabic[1] ?? word], hasArticle: true }
  const latin = /^[ae]l-?(.{3,})$/.exec(word)
  if (latin) {
    // Example: Alalsheikh, which is آل الشيخ.
    const family = /^al(.{4,})$/.exec(latin[1] ?? '')?.[1]
    return { readings: [latin[1] ?? word, word, ...(family ? [family] : [])], hasArticle: true }
  }
  const assimilated = /^[ae](sh|th|dh|[srntdz])(\1.{2,})$/.exec(word)
  return assimilated
    ? { readings: [assimilated[2] ?? word, word], hasArticle: true }
    : { readings: [word], hasArticle: false }
}

/**
 * Two neighbors joined as one part: باوزير is also written Ba Wazir. Names of more than four parts are
 * skipped.
 */
export const joinedOf = (parts: NamePart[]): { part: NamePart; from: number }[] => {
  if (parts.length > 4) return []
  return parts.slice(1).map((second, from) => ({ part: joined(parts[from] as NamePart, second), from }))
}

const joined = (one: NamePart, other: NamePart): NamePart => {
  const known = knownJoined.get(one)?.get(other)
  if (known) return known
  const made = {
    ...one,
    readings: one.readings.slice(0, 1).flatMap((left) => other.readings.map((right) => left + right)),
    senses: [],
    usual: undefined,
    isTrade: false,
    hasArticle: one.hasArticle,
    keys: one.keys.flatMap((left) => other.keys.flatMap((right) => joinedSkeletons(left, right))),
  }
  const ofOne = knownJoined.get(one) ?? new WeakMap()
  knownJoined.set(one, ofOne.set(other, made))
  return made
}

const knownJoined = new WeakMap<NamePart, WeakMap<NamePart, NamePart>>()

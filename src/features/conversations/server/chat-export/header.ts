import { afterVisible, plainly, withoutMarks } from './marks.ts'

/**
 * The beginning of an entry: iPhones write `[12/05/2024, 10:15:30] …`, earlier ones `12/05/2024 10:15:30: …`, Android
 * `12/05/2024, 10:15 - …`.
 */
export type Header = {
  /** Equal for all entries of a file: the brackets, the separator of the date and the end. */
  shape: string
  /** Whether it is in brackets, as iPhones write it. */
  isBracketed: boolean
  /** The numbers of the date, in the order of the file. */
  date: readonly [number, number, number]
  isHijri: boolean
  /** Whether the year has four digits in the first place. */
  isYearFirst: boolean
  /** 24 hours; undefined for an impossible time. */
  clock: { hour: number; minute: number; second: number } | undefined
  rest: string
}

const date = /(?<one>\d{1,4})(?<separator>[./-]) ?(?<two>\d{1,2})[./-] ?(?<three>\d{1,4})/
const era = / ?(?<era>هـ|ه|AH|م|AD)?/
const clock = /(?<hour>\d{1,2})[:.](?<minute>\d\d)(?:[:.](?<second>\d\d))?/
const halves = [
  String.raw`[ap]\.? ?m\.?`,
  String.raw`(?:في )?(?:ال)?(?:صباح|مساء|فجر|ظهر|عصر|ليل)[\p{L}\p{M}]*`,
  '(?:قبل|بعد) الظهر',
  'منتصف الليل',
  '[صم]',
]
const half = `(?: ?(?<half>${halves.join('|')}))?`
const moment = `${date.source}${era.source}[,،]? (?:at |في |الساعة )*${clock.source}${half}`
const header = new RegExp(
  String.raw`^(?:(?<bracket>\[)${moment}\] ?|${moment.replaceAll('?<', '?<a_')}(?<end> [-–—] |: ))`,
  'iu',
)

export const readHeader = (line: string): Header | undefined => {
  const found = header.exec(plainly(withoutMarks(line)))
  if (!found) return undefined
  const { bracket = '', end = '' } = found.groups ?? {}
  const group = (name: string): string => found.groups?.[bracket ? name : `a_${name}`] ?? ''
  const numbers = [Number(group('one')), Number(group('two')), Number(group('three'))] as const
  return {
    shape: `${bracket}${group('separator')}${end.startsWith(' ') ? '-' : end}`,
    isBracketed: bracket !== '',
    date: numbers,
    isHijri: /^(?:ه|AH)/i.test(group('era')) || numbers.some((number) => number >= 1300 && number <= 1500),
    isYearFirst: group('one').length === 4,
    clock: clockOf(Number(group('hour')), Number(group('minute')), Number(group('second')), group('half')),
    rest: afterVisible(line, found[0].length),
  }
}

const clockOf = (hour: number, minute: number, second: number, half: string): Header['clock'] => {
  if (minute > 59 || second > 59 || hour > 23) return undefined
  // Some phones add the half of the day to 24 hours.
  const isTwelve = half !== '' && hour <= 12
  return { hour: isTwelve ? (hour % 12) + (isAfternoon(half, hour) ? 12 : 0) : hour, minute, second }
}

/** The first hour that people call noon, and the first one of the evening that they call night. */
const firstOfNoon = 11
const firstOfNight = 6

const isAfternoon = (half: string, hour: number): boolean => {
  if (/ليل/.test(half)) return !/منتصف/.test(half) && hour >= firstOfNight && hour < 12
  if (/قبل/.test(half)) return false
  if (/ظهر/.test(half)) return /بعد/.test(half) || hour !== firstOfNoon
  return /^[pم]|مساء|عصر/i.test(half)
}

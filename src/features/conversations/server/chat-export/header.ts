import { afterVisible, plainly, withoutMarks } from './marks.ts'

/** The beginning of an entry: iPhones write `[12/05/2024, 10:15:30] …`, Android `12/05/2024, 10:15 - …`. */
export type Header = {
  /** Equal for all entries of a file: the brackets and the separator of the date. */
  shape: string
  /** The numbers of the date, in the order of the file. */
  date: readonly [number, number, number]
  /** Whether the year has four digits in the first place. */
  isYearFirst: boolean
  /** 24 hours; undefined for an impossible time. */
  clock: { hour: number; minute: number; second: number } | undefined
  rest: string
}

const date = /(?<one>\d{1,4})(?<separator>[./-]) ?(?<two>\d{1,2})[./-] ?(?<three>\d{1,4})/
const era = / ?(?:هـ|ه|AH|م|AD)?/
const clock = /(?<hour>\d{1,2})[:.](?<minute>\d\d)(?:[:.](?<second>\d\d))?/
const half = /(?: ?(?<half>[ap]\.? ?m\.?|ص|م|صباح[p{L}p{M}]*|مساء[p{L}p{M}]*))?/
const moment = `${date.source}${era.source}[,،]? (?:at )?${clock.source}${half.source}`
const header = new RegExp(
  `^(?:(?<bracket>\\[)${moment}\\] ?|${moment.replaceAll('?<', '?<a_')} [-–—] )`,
  'iu',
)

export const readHeader = (line: string): Header | undefined => {
  const found = header.exec(plainly(withoutMarks(line)))
  if (!found) return undefined
  const { bracket = '' } = found.groups ?? {}
  const group = (name: string): string => found.groups?.[bracket ? name : `a_${name}`] ?? ''
  return {
    shape: `${bracket}${group('separator')}`,
    date: [Number(group('one')), Number(group('two')), Number(group('three'))],
    isYearFirst: group('one').length === 4,
    clock: clockOf(Number(group('hour')), Number(group('minute')), Number(group('second')), group('half')),
    rest: afterVisible(line, found[0].length),
  }
}

const clockOf = (hour: number, minute: number, second: number, half: string): Header['clock'] => {
  if (minute > 59 || second > 59 || hour > (half ? 12 : 23)) return undefined
  return { hour: half ? (hour % 12) + (/^[pم]/i.test(half) ? 12 : 0) : hour, minute, second }
}

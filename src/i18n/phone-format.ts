// Separate from `format.ts`, since most lists show no phone number.

/** Calling codes have one digit, two or three. */
const code = '1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3}'
/** Area codes shown as a separate group, in countries that also have longer ones. */
const areas = { 20: '1[0125]', 44: '20', 49: '30|40|69|89', 966: '9200|800|\\d\\d' }
const area = Object.entries(areas).map(([country, codes]) => `(?<=^\\+${country})(?:${codes})`)

const parts = new RegExp(`^\\+(${code})(${area.join('|')})?(\\d{4,})$`)

/** The size of each group, by the number of digits; longer numbers are rare. */
const groups: Record<number, number[]> = {
  5: [5],
  6: [3, 3],
  7: [3, 4],
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
}

/**
 * Groups a stored number for reading, with no-break spaces: `+966 55 012 3344`, `+49 30 123 4567`. Any other
 * text is unchanged.
 */
export const formatPhone = (e164: string): string => {
  const [, country, city, rest = ''] = parts.exec(e164) ?? []
  if (!country) return e164
  const lengths = groups[rest.length] ?? [rest.length]
  const grouped = new RegExp(lengths.map((length) => `(.{${length}})`).join('')).exec(rest)?.slice(1) ?? []
  return [`+${country}`, ...(city ? [city] : []), ...grouped].join('\u00a0')
}

/** The same with plain spaces, for the value of an input. */
export const formatTypedPhone = (e164: string): string => formatPhone(e164).replaceAll('\u00a0', ' ')

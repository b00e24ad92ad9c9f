import { isNoticeOfAnybody } from './notices.ts'

/** A colon and a space, or a colon at the end of the line. */
const ending = /:(?: |$)/g

/** Fewer entries do not show whether a second colon belongs to the name. */
const minEntries = 3
const maxNameLength = 100

/** The name before the colon with this number; undefined without one. */
const nameBefore = (text: string, colons: number): string | undefined => {
  const end = [...text.slice(0, maxNameLength + 2).matchAll(ending)][colons - 1]?.index ?? 0
  return end > 0 && end <= maxNameLength ? text.slice(0, end) : undefined
}

/**
 * The name at the beginning of each text. A name may have colons: then all entries with the same beginning have the
 * same words before their next colon, except sentences of WhatsApp about this person.
 */
export const findNames = (texts: readonly string[]): (string | undefined)[] => {
  const groups = Map.groupBy(texts, (text) => nameBefore(text, 1))
  const colons = new Map([...groups].map(([name, group]) => [name, colonsIn(group)]))
  return texts.map((text) => nameBefore(text, colons.get(nameBefore(text, 1)) ?? 1))
}

const colonsIn = (group: readonly string[]): number => {
  if (group.length < minEntries) return 1
  for (let colons = 1; ; colons += 1) {
    const names = new Set<string>()
    for (const text of group) {
      const name = nameBefore(text, colons + 1)
      if (name !== undefined) names.add(name)
      else if (!isNoticeOfAnybody(text)) return colons
      if (names.size > 1) return colons
    }
    if (names.size === 0) return colons
  }
}

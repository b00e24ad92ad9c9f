/**
 * Marks of plugins that store all languages of a text in one field: qTranslate and its successors use
 * `[:en]`, `<!--:en-->` and `{:en}` (also WPGlobus), others `[lang_en]`, `[lang=en]` or `[wpml_language
 * language="en"]`.
 */
const mark =
  /\[:(?<a>[a-z]{2,3}(?:[-_][a-z]+)?)?\]|<!--:(?<b>[a-z]{2,3}(?:[-_][a-z]+)?)?-->|\{:(?<c>[a-z]{2,3}(?:[-_][a-z]+)?)?\}|\[\/?lang_(?<d>[a-z]{2,3})\]|\[\/?(?:lang|language|wpml_language)\b(?:[^\]]*?=\s*["']?(?<e>[a-z]{2,3}(?:[-_][a-z]+)?)["']?)?\s*\]/gi

/** Others write `[en]…[/en]` or `{en}…{/en}`; without an end tag it is normal text in brackets. */
const named = /\[(\/?)(en|ar)\]|\{(\/?)(en|ar)\}/gi

const withMarks = (field: string): string => {
  const ends = new Set((field.match(named) ?? []).filter((each) => each[1] === '/'))
  return ends.size === 0
    ? field
    : field.replace(named, (each) => {
        if (each[1] === '/') return '[:]'
        return ends.has(`${each[0]}/${each.slice(1)}`) ? `[:${each.slice(1, -1)}]` : each
      })
}

export type FieldTexts = Map<string, string>

/** The text of each language, including the parts shared by all; undefined for a text without marks. */
export const languagesIn = (field: string): FieldTexts | undefined => {
  const text = withMarks(field)
  const parts: { language: string | undefined; text: string }[] = []
  let from = 0
  let language: string | undefined
  for (const found of text.matchAll(mark)) {
    parts.push({ language, text: text.slice(from, found.index) })
    from = found.index + found[0].length
    const code = Object.values(found.groups ?? {}).find(Boolean)
    language = code && !found[0].startsWith('[/') ? code.toLowerCase().slice(0, 2) : undefined
  }
  parts.push({ language, text: text.slice(from) })
  const names = new Set(parts.flatMap((part) => part.language ?? []))
  if (names.size === 0) return undefined
  const textIn = (name: string) =>
    parts
      .filter((part) => part.language === undefined || part.language === name)
      .map((part) => part.text)
      .join('')
  return new Map([...names].map((name) => [name, textIn(name)]))
}

/** All languages of a short text, such as the name of a category. */
export const inAllLanguages = (text: string): string =>
  [...new Set([...(languagesIn(text)?.values() ?? [text])].map((each) => each.trim()))]
    .filter(Boolean)
    .join(' / ')

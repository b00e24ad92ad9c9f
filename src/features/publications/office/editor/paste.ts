import { isOwnAddress } from '#markdown/authoring/text-schema.ts'

/**
 * Cleans HTML from Word, Google Docs or a web page. The schema decides which structure a text may have; this only
 * converts what other programs express by styles: Word's lists, bold and italic text, and headings. Pictures of other
 * servers are not taken over, which `onForeignPicture` hears.
 */
export const cleanPastedHtml = (html: string, onForeignPicture: () => void): string => {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const pictures = [...page.querySelectorAll('img[src]')]
  if (pictures.some((picture) => !isOwnAddress(picture.getAttribute('src') ?? ''))) onForeignPicture()
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p, [hidden]'))
    element.remove()
  for (const element of page.querySelectorAll(
    '[data-style*="mso-list:Ignore" i], [data-style*="display:none" i]',
  ))
    element.remove()
  gatherWordLists(page)
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element)
  for (const title of page.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  for (const element of page.querySelectorAll('[data-style], [class]')) {
    element.removeAttribute('data-style')
    if (!element.closest('th, td')) element.removeAttribute('class')
  }
  return page.body.innerHTML
}

/** Moves styles to data attributes, since the page's policy also blocks styles in documents it creates. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[\s\S]*?\]>/g, '')
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/(<[^>]*?\s)style\s*=/gi, '$1data-style=')

const styleOf = (element: Element): string =>
  (element.getAttribute('data-style') ?? '').toLowerCase().replace(/\s+/g, '')

/** The level in `mso-list:l0 level2 lfo1`, by which Word marks a paragraph as a list item. */
const wordLevel = (element: Element): number => {
  const [, level] = /mso-list:[^;]*level(\d)/.exec(styleOf(element)) ?? []
  return level ? Number(level) : 0
}

const gatherWordLists = (page: Document) => {
  for (const first of page.querySelectorAll('p[data-style*="mso-list" i]')) {
    if (!first.isConnected || wordLevel(first) === 0) continue
    const items: Element[] = [first]
    for (let next = first.nextElementSibling; next && wordLevel(next) > 0; next = next.nextElementSibling)
      items.push(next)
    first.replaceWith(nested(page, items, 0, wordLevel(first)).list)
    for (const item of items) item.remove()
  }
}

/** Collects the items from `start` at `level` or deeper into one list with nested lists. */
const nested = (
  page: Document,
  items: readonly Element[],
  start: number,
  level: number,
): { list: Element; end: number } => {
  const list = page.createElement(isNumbered(items[start]) ? 'ol' : 'ul')
  let at = start
  while (at < items.length) {
    const item = items[at]
    if (!item || wordLevel(item) < level) break
    if (wordLevel(item) > level && list.lastElementChild) {
      const inner = nested(page, items, at, wordLevel(item))
      list.lastElementChild.append(inner.list)
      at = inner.end
      continue
    }
    const entry = page.createElement('li')
    entry.innerHTML = item.innerHTML.replace(/^\s*(?:[·•o§]|\d+[.)])(?:&nbsp;|\s)+/, '')
    list.append(entry)
    at += 1
  }
  return { list, end: at }
}

/** Word writes the number as text before the item if the list is numbered. */
const isNumbered = (item: Element | undefined): boolean =>
  /^\s*\d+[.)]/.test(item?.textContent ?? '') ||
  /mso-list:[^;]*lfo\d+;.*decimal/.test(item ? styleOf(item) : '')

const markByStyle = (element: HTMLElement) => {
  const style = styleOf(element)
  const tag = element.tagName.toLowerCase()
  // Google Docs wraps everything in a `b` that is not bold.
  if (tag === 'b' && /font-weight:(?:normal|400)/.test(style)) return rename(element, 'span')
  if (tag !== 'span') return
  if (/font-weight:(?:bold|[6-9]00)/.test(style)) wrapInside(element, 'strong')
  if (/font-style:italic/.test(style)) wrapInside(element, 'em')
}

const wrapInside = (element: Element, tag: string) => {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

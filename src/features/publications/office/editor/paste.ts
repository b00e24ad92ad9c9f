import {
  countsInDigits,
  isSequence,
  listLabel,
  listNumbers,
  listStyle,
} from '#markdown/authoring/list-labels.ts'
import { isOwnAddress } from '#markdown/authoring/text-schema.ts'
import { writtenOut } from '#markdown/authoring/written-out.ts'

/**
 * Cleans HTML from Word, Google Docs or a web page. The schema determines the permitted structure; this
 * function only converts what other programs express with styles: Word's lists, bold and italic text, and
 * headings. It drops pictures from other servers and calls `onForeignPicture`.
 */
export const cleanPastedHtml = (html: string, onForeignPicture: () => void): string => {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html')
  const pictures = [...page.querySelectorAll('img[src]')]
  if (pictures.some((picture) => !isOwnAddress(picture.getAttribute('src') ?? ''))) onForeignPicture()
  for (const element of page.querySelectorAll('style, script, meta, link, title, xml, o\\:p, [hidden]'))
    element.remove()
  for (const label of page.querySelectorAll('[data-style*="mso-list:Ignore" i]')) {
    const item = label.closest('p')
    item?.setAttribute('data-label', (label.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim())
  }
  for (const element of page.querySelectorAll(
    '[data-style*="mso-list:Ignore" i], [data-style*="display:none" i]',
  ))
    element.remove()
  gatherWordLists(page)
  writeOutPasted(page, styleOf)
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) markByStyle(element)
  for (const title of page.querySelectorAll('p.MsoTitle')) rename(title, 'h2')
  for (const element of page.querySelectorAll('[data-style], [class]')) {
    element.removeAttribute('data-style')
    if (!element.closest('th, td')) element.removeAttribute('class')
  }
  return page.body.innerHTML
}

/**
 * Moves styles to data attributes, because the page's CSP also blocks styles in documents that it creates.
 */
const withoutStyles = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[\s\S]*?\]>/g, '')
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/(<[^>]*?\s)style\s*=/gi, '$1data-style=')

const styleOf = (element: Element): string =>
  (element.getAttribute('data-style') ?? '').toLowerCase().replace(/\s+/g, '')

/**
 * The level in `mso-list:l0 level2 lfo1`, with which Word marks a list item. Items with a letter, or a number
 * such as 1.2, become paragraphs that begin with it.
 */
const wordLevel = (element: Element): number => {
  if (hasOwnLabel(element)) return 0
  const [, level] = /mso-list:[^;]*level(\d)/.exec(styleOf(element)) ?? []
  return level ? Number(level) : 0
}

/**
 * A label that is neither the number of a list nor a bullet. A single Latin letter is a bullet of a symbol
 * font.
 */
const hasOwnLabel = (element: Element): boolean => {
  const label = element.getAttribute('data-label') ?? ''
  return (
    /[\p{L}\p{N}]/u.test(label) && !/^\p{Script=Latin}$/u.test(label) && !/^\(?[\p{Nd}]+[.)-]?$/u.test(label)
  )
}

const gatherWordLists = (page: Document) => {
  for (const item of page.querySelectorAll('p[data-label]'))
    if (hasOwnLabel(item)) item.prepend(`${item.getAttribute('data-label')} `)
  for (const first of page.querySelectorAll('p[data-style*="mso-list" i]')) {
    if (!first.isConnected || wordLevel(first) === 0) continue
    const items: Element[] = [first]
    for (let next = first.nextElementSibling; next && wordLevel(next) > 0; next = next.nextElementSibling)
      items.push(next)
    for (let at = 0; at < items.length; ) {
      const { list, end } = nested(page, items, at, wordLevel(items[at] ?? first))
      first.before(list)
      at = end
    }
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
  const first = numberOf(items[start])
  if (list.tagName === 'OL' && first > 1) list.setAttribute('start', String(first))
  let at = start
  while (at < items.length) {
    const item = items[at]
    if (!item || wordLevel(item) < level) break
    if (at > start && wordLevel(item) === level && isNumbered(item) !== (list.tagName === 'OL')) break
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

/** Word writes the number of a list item as text before it. */
const isNumbered = (item: Element | undefined): boolean =>
  /\p{Nd}/u.test(item?.getAttribute('data-label') ?? '') ||
  /^\s*\d+[.)]/.test(item?.textContent ?? '') ||
  /mso-list:[^;]*lfo\d+;.*decimal/.test(item ? styleOf(item) : '')

const numberOf = (item: Element | undefined): number => {
  const digits = /\p{Nd}+/u.exec(item?.getAttribute('data-label') ?? '')?.[0] ?? '1'
  return Number(digits.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660)))
}

const markByStyle = (element: HTMLElement) => {
  const style = styleOf(element)
  const tag = element.tagName.toLowerCase()
  // Google Docs wraps everything in a `b` that is not bold.
  if (tag === 'b' && /font-weight:(?:normal|400)/.test(style)) return rename(element, 'span')
  if (tag !== 'span') return
  if (/font-weight:(?:bold|[6-9]00)/.test(style)) wrapInside(element, 'strong')
  if (/font-style:italic/.test(style)) wrapInside(element, 'em')
}

const rename = (element: Element, tag: string) => {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/**
 * Converts elements that Markdown lacks to text: "5<sup>2</sup>" becomes 5², and lettered lists get their
 * letters as text.
 */
const writeOutPasted = (page: Document, styleIn: (element: Element) => string): void => {
  const explained = new Set<string>()
  for (const element of page.querySelectorAll(
    'sup, sub, q, abbr, acronym, dfn, rt, rp, bdo, [data-style*="vertical-align" i]',
  ))
    writeOut(element, styleIn(element), explained)
  for (const element of page.querySelectorAll('[data-style*="line-through" i]')) wrapInside(element, 's')
  for (const term of page.querySelectorAll('dt')) wrapInside(term, 'strong')
  // The innermost first: an outer item is moved with its finished text.
  for (const list of [...page.querySelectorAll('ol')].reverse()) writeOutList(list, styleIn)
}

const writeOut = (element: Element, style: string, explained: Set<string>): void => {
  const name = element.tagName.toLowerCase()
  const written = writtenOut(
    {
      name,
      text: element.textContent,
      attribute: (attribute) => element.getAttribute(attribute) ?? undefined,
      style,
      previous: element.previousSibling?.textContent ?? '',
      isReference: element.closest('a[href*="#"]') !== null || element.querySelector('a[href*="#"]') !== null,
      depth: element.parentElement?.closest(name) ? 1 : 0,
    },
    explained,
  )
  if (!written) return
  const { before = '', after = '', map } = written
  if (map) {
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = map(text.textContent ?? '')
  }
  element.prepend(before)
  element.append(after)
}

const writeOutList = (list: Element, styleIn: (element: Element) => string): void => {
  const attributeOf = (element: Element) => (name: string) => element.getAttribute(name) ?? undefined
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
  const own = listStyle(attributeOf(list), styleIn(list))
  const styles = items.map((item) => listStyle(attributeOf(item), styleIn(item)) || own)
  const numbers = listNumbers(
    { start: attributeOf(list)('start'), isReversed: list.hasAttribute('reversed') },
    items.map((item) => attributeOf(item)('value')),
  )
  if (isSequence(numbers) && styles.every(countsInDigits)) return
  const plain = list.ownerDocument.createElement('div')
  for (const [at, item] of items.entries()) {
    const line = list.ownerDocument.createElement('div')
    line.append(...item.childNodes)
    const first = line.firstElementChild
    const begin = first?.tagName === 'P' && first === line.firstChild ? first : line
    begin.prepend(listLabel(styles[at] ?? '', numbers[at] ?? 0))
    plain.append(line)
  }
  list.replaceWith(plain)
}

const wrapInside = (element: Element, tag: string): void => {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

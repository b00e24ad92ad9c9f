import {
  countsInDigits,
  isSequence,
  listLabel,
  listNumbers,
  listStyle,
} from '#markdown/authoring/list-labels.ts'
import { writtenOut } from '#markdown/authoring/written-out.ts'

/**
 * Converts elements that Markdown lacks to text: "5<sup>2</sup>" becomes 5², and lettered lists get their
 * letters as text.
 */
export const writeOutPasted = (page: Document, styleOf: (element: Element) => string): void => {
  const explained = new Set<string>()
  for (const element of page.querySelectorAll(
    'sup, sub, q, abbr, acronym, dfn, rt, rp, bdo, [data-style*="vertical-align" i]',
  ))
    writeOut(element, styleOf(element), explained)
  for (const element of page.querySelectorAll('[data-style*="line-through" i]')) wrapInside(element, 's')
  for (const term of page.querySelectorAll('dt')) wrapInside(term, 'strong')
  // The innermost first: an outer item is moved with its finished text.
  for (const list of [...page.querySelectorAll('ol')].reverse()) writeOutList(list, styleOf)
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

const writeOutList = (list: Element, styleOf: (element: Element) => string): void => {
  const attributeOf = (element: Element) => (name: string) => element.getAttribute(name) ?? undefined
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI')
  const own = listStyle(attributeOf(list), styleOf(list))
  const styles = items.map((item) => listStyle(attributeOf(item), styleOf(item)) || own)
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

export const wrapInside = (element: Element, tag: string): void => {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

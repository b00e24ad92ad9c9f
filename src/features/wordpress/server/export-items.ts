import { setImmediate } from 'node:timers/promises'
import { XMLParser } from 'fast-xml-parser'
import { AppError } from '#http/errors.ts'
import { inAllLanguages } from './field-languages.ts'

type Category = { domain: string; slug: string; name: string }

/** A post, page or attachment of an export. */
export type ExportItem = {
  line: number
  type: string
  id: string
  title: string
  /** Its GUID, which never changes. */
  guid: string
  /** Its URL. */
  link: string
  content: string
  excerpt: string
  status: string
  hasPassword: boolean
  date: Date | null
  /** The login of its author. */
  author: string
  categories: Category[]
  meta: Map<string, string>
  comments: number
  isSticky: boolean
  attachmentUrl: string
}

export type Export = {
  title: string
  /** The URL of the site. */
  site: string
  /** Email addresses by login. */
  authors: Map<string, string>
  /** The language of each post by its id, if a plugin lists translations by their ids. */
  languages: Map<string, string>
  items: ExportItem[]
  /** Line numbers of items that cannot be read. */
  broken: number[]
}

type Element = { [name: string]: unknown }

/** Resolves only the five predefined XML entities, fetches nothing, and limits the depth. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
  maxNestedTags: 10,
})

const atOnce = 20

/** Yields between items, so that other requests are answered. */
export const readExport = async (bytes: Buffer): Promise<Export> => {
  const { head, items: raw } = cutExport(bytes)
  const channel = elementIn(head, 'channel')
  if (!channel) throw new AppError('invalid', { detail: 'wordpress.refused.kind' })
  const items: ExportItem[] = []
  const broken: number[] = []
  for (const [index, { line, xml }] of raw.entries()) {
    if (index % atOnce === 0) await setImmediate()
    const element = elementIn(xml, 'item')
    if (element) items.push(itemOf(element, line))
    else broken.push(line)
  }
  return { ...channelOf(channel), items, broken }
}

/** Undefined if the XML is not well-formed. */
const elementIn = (xml: string, name: string): Element | undefined => {
  try {
    const found: unknown = parser.parse(xml, true)[name]
    return isElement(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null

const channelOf = (channel: Element): Omit<Export, 'items' | 'broken'> => ({
  title: inAllLanguages(textOf(channel.title)),
  site: textOf(channel['wp:base_blog_url']) || textOf(channel.link),
  authors: new Map(
    childrenOf(channel, 'wp:author').map((author) => [
      textOf(author['wp:author_login']),
      textOf(author['wp:author_email']),
    ]),
  ),
  languages: new Map(
    childrenOf(channel, 'wp:term')
      .filter((term) => textOf(term['wp:term_taxonomy']) === 'post_translations')
      .flatMap((term) => languagesById(textOf(term['wp:term_description']))),
  ),
})

/** Polylang writes a serialized array: `a:2:{s:2:"en";i:12;s:2:"ar";i:15;}`. */
const languagesById = (serialized: string): [id: string, language: string][] =>
  [...serialized.matchAll(/s:\d+:"([\w-]+)";i:(\d+);/g)].map(([, language = '', id = '']) => [id, language])

const itemOf = (item: Element, line: number): ExportItem => {
  const text = (name: string) => textOf(item[name])
  return {
    line,
    type: text('wp:post_type'),
    id: text('wp:post_id'),
    title: text('title'),
    guid: text('guid'),
    link: text('link'),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    status: text('wp:status'),
    hasPassword: text('wp:post_password') !== '',
    date: dateOf(text('wp:post_date_gmt'), 'Z') ?? dateOf(text('wp:post_date'), '+03:00'),
    author: text('dc:creator'),
    categories: childrenOf(item, 'category').map((category) => ({
      domain: String(category['@domain'] ?? ''),
      slug: String(category['@nicename'] ?? ''),
      name: inAllLanguages(textOf(category)),
    })),
    meta: new Map(
      childrenOf(item, 'wp:postmeta').map((meta) => [
        textOf(meta['wp:meta_key']),
        textOf(meta['wp:meta_value']),
      ]),
    ),
    comments: childrenOf(item, 'wp:comment').length,
    isSticky: text('wp:is_sticky') === '1',
    attachmentUrl: text('wp:attachment_url'),
  }
}

/** `2023-05-01 08:00:00`; drafts have zeros. */
const dateOf = (written: string, zone: string): Date | null => {
  const [, day, time] = /^([12]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(written) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}

const childrenOf = (element: Element, name: string): Element[] =>
  [element[name] ?? []].flat().filter((child) => isElement(child))

/** CDATA is taken literally; other text may contain XML entities. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return withoutControls(decodeEntities(value)).trim()
  if (Array.isArray(value)) return textOf(value[0])
  if (!isElement(value)) return ''
  const quoted = [value['#cdata'] ?? []].flat().join('')
  return withoutControls(quoted + decodeEntities(String(value['#text'] ?? '')).trim()).trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** PostgreSQL rejects NUL, and the other control characters are invisible. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '')

/** An unparsed item, with its first line number. */
type RawItem = { line: number; xml: string }
type RawExport = { head: string; items: RawItem[] }

const refuse = (detail: string): never => {
  throw new AppError('invalid', { detail })
}

/** Splits an export into items without parsing it as a whole. Throws a message for the user. */
const cutExport = (bytes: Buffer): RawExport => {
  const text = decode(bytes)
  const begin = /<channel\s*>/.exec(text)
  if (!begin || !text.includes('<wp:wxr_version>')) refuse('wordpress.refused.kind')
  const items: RawItem[] = []
  const lineAt = lineCounter(text)
  let start: number | undefined
  let firstItem: number | undefined
  let end: number | undefined
  for (const { index, tag } of marksIn(text)) {
    if (tag === '<item' && start === undefined) {
      start = index
      firstItem ??= index
    } else if (tag === '</item' && start !== undefined) {
      items.push({ line: lineAt(start), xml: `${text.slice(start, index)}</item>` })
      start = undefined
    } else if (tag === '</channel') end = index
  }
  if (!begin || end === undefined || start !== undefined) return refuse('wordpress.refused.cut')
  return { head: `${text.slice(begin.index, firstItem ?? end)}</channel>`, items }
}

/** Item tags outside CDATA and comments. Refuses a document type, because it could reference other files. */
function* marksIn(text: string): Generator<{ index: number; tag: string }> {
  const mark = /<!\[CDATA\[|<!--|<!|<item(?=[\s>])|<\/item(?=[\s>])|<\/channel(?=[\s>])/g
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [tag] = found
    if (tag === '<!') refuse('wordpress.refused.doctype')
    else if (tag.startsWith('<!')) {
      const close = tag === '<!--' ? '-->' : ']]>'
      const at = text.indexOf(close, mark.lastIndex)
      if (at < 0) refuse('wordpress.refused.cut')
      mark.lastIndex = at + close.length
    } else yield { index: found.index, tag }
  }
}

/** Counts lines for ascending positions. */
const lineCounter = (text: string) => {
  let line = 1
  let from = 0
  return (place: number): number => {
    for (let at = text.indexOf('\n', from); at >= 0 && at < place; at = text.indexOf('\n', at + 1)) {
      line += 1
      from = at + 1
    }
    return line
  }
}

/** The declared encoding or UTF-8. Never guessed, because a wrong guess would corrupt every text. */
const decode = (bytes: Buffer): string => {
  const [, named = 'utf-8'] =
    /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 300).toString('latin1')) ?? []
  const [first, second] = bytes
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-16be'
  const isUtf16 = utf16 === 'utf-16le' || (first === 0xfe && second === 0xff)
  try {
    return new TextDecoder(isUtf16 ? utf16 : named, { fatal: true }).decode(bytes)
  } catch {
    // An unknown encoding, or bytes that do not match the declared one.
    return refuse(
      bytes.subarray(0, 2).toString() === 'PK' ? 'wordpress.refused.kind' : 'wordpress.refused.encoding',
    )
  }
}

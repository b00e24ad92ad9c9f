import { AppError } from '#http/errors.ts'

/** An unparsed item, with its first line number. */
type RawItem = { line: number; xml: string }
type RawExport = { head: string; items: RawItem[] }

const refuse = (detail: string): never => {
  throw new AppError('invalid', { detail })
}

/** Splits an export into items without parsing it as a whole. Throws a message for the user. */
export const cutExport = (bytes: Buffer): RawExport => {
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

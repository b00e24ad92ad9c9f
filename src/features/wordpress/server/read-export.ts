import { AppError } from '#http/errors.ts'

/** An item as it stands in the file, with the line on which it begins. */
type RawItem = { line: number; xml: string }
type RawExport = { head: string; items: RawItem[] }

const refuse = (detail: string): never => {
  throw new AppError('invalid', { detail })
}

/** Cuts an export into its items, without building a tree of the whole. Throws with a reason for whoever chose it. */
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

/** Tags of items outside of what is quoted. A document type, by which a file could name others, is refused. */
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

/** For ascending places. */
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

/** The encoding that the file names, or UTF-8; never a guess, which would spoil every text. */
const decode = (bytes: Buffer): string => {
  const [, named = 'utf-8'] =
    /^[^<]*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 300).toString('latin1')) ?? []
  const [first, second] = bytes
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-16be'
  const isUtf16 = utf16 === 'utf-16le' || (first === 0xfe && second === 0xff)
  try {
    return new TextDecoder(isUtf16 ? utf16 : named, { fatal: true }).decode(bytes)
  } catch {
    // An encoding that nobody knows, or bytes that are not what the file says of them.
    return refuse(
      bytes.subarray(0, 2).toString() === 'PK' ? 'wordpress.refused.kind' : 'wordpress.refused.encoding',
    )
  }
}

import { beginningOf } from '#languages/beginning-of.ts'
import type { ContentLanguage } from '#languages/language.ts'
import { markdownOfHtml, plainTextOfHtml } from '#markdown/authoring/from-html.ts'
import type { LostKind } from '../schema.ts'
import { dynamicBlocks } from './blocks.ts'
import type { ExportItem } from './export-items.ts'
import type { ExportPictures, NamedPicture } from './pictures.ts'
import { withoutShortcodes } from './shortcodes.ts'

export type Lost = { kind: LostKind; name: string }
export type PostTexts = {
  title: string
  summary: string
  content: string
  lost: Lost[]
  pictures: NamedPicture[]
}

/** The replacement of a picture: its new path, a note, or nothing. */
export type Placed = (picture: NamedPicture) => { src: string } | string | undefined

const maxSummaryLength = 500
/** Characters, including markup; a publication's text is far shorter. */
const maxHtmlLength = 1_000_000

/** Converts the texts of a post. Throws for HTML that is nested too deeply. */
export const textsOf = (
  post: ExportItem,
  language: ContentLanguage,
  { inText }: ExportPictures,
  placed: Placed,
): PostTexts => {
  const { text, lost: shortcodes } = withoutShortcodes(post.content.slice(0, maxHtmlLength))
  const lost: Lost[] = [
    ...shortcodes.map((name): Lost => ({ kind: 'shortcode', name })),
    ...dynamicBlocks(text).map((name): Lost => ({ kind: 'block', name })),
  ]
  if (post.content.length > maxHtmlLength) lost.push({ kind: 'end', name: '' })
  const summary = plainTextOfHtml(withoutShortcodes(post.excerpt).text)
  if (summary.length > maxSummaryLength) lost.push({ kind: 'summary', name: '' })
  const pictures: NamedPicture[] = []
  const content = markdownOfHtml(text, {
    hasItalic: language !== 'ar',
    // The block editor marks its blocks. In older posts an empty line starts a paragraph.
    keepsLines: !text.includes('<!-- wp:'),
    onLost: (name) => lost.push({ kind: 'element', name }),
    onFlattened: (name) => lost.push({ kind: 'format', name }),
    pictureOf: (attributes) => {
      const picture = inText(attributes)
      if (!picture) return undefined
      pictures.push(picture)
      const found = placed(picture)
      return typeof found === 'object' ? { ...found, alt: picture.alt } : found
    },
  })
  return {
    title: plainTextOfHtml(post.title),
    summary: beginningOf(summary, maxSummaryLength),
    content,
    lost,
    pictures,
  }
}

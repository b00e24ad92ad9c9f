import { excerpt } from '#i18n/format.ts'
import type { ContentLanguage } from '#languages/language.ts'
import { markdownOfHtml, plainTextOfHtml } from '#markdown/authoring/from-html.ts'
import type { ExportItem } from './export-items.ts'
import type { NamedPicture, PictureBook } from './pictures.ts'
import { withoutShortcodes } from './shortcodes.ts'

export type Lost = { kind: 'element' | 'shortcode' | 'type'; name: string }
export type PostTexts = {
  title: string
  summary: string
  content: string
  lost: Lost[]
  pictures: NamedPicture[]
}

/** What a picture of the text becomes: our address of it, a note, or nothing. */
export type Placed = (picture: NamedPicture) => { src: string } | string | undefined

const longestSummary = 500
/** Markup included; a publication's text is far shorter. */
const longestHtml = 1_000_000

/** The texts of a post as ours. Throws for HTML that is nested too deeply. */
export const textsOf = (
  post: ExportItem,
  language: ContentLanguage,
  { inText }: PictureBook,
  placed: Placed,
): PostTexts => {
  const { text, lost: shortcodes } = withoutShortcodes(post.content.slice(0, longestHtml))
  const lost: Lost[] = shortcodes.map((name) => ({ kind: 'shortcode', name }))
  const pictures: NamedPicture[] = []
  const content = markdownOfHtml(text, {
    hasItalic: language !== 'ar',
    // The block editor marks its blocks; before it, an empty line was a paragraph.
    keepsLines: !text.includes('<!-- wp:'),
    onLost: (name) => lost.push({ kind: 'element', name }),
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
    summary: excerpt(plainTextOfHtml(withoutShortcodes(post.excerpt).text), longestSummary - 1),
    content,
    lost,
    pictures,
  }
}

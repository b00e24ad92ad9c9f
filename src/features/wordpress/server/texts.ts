import { beginningOf } from '#languages/beginning-of.ts'
import type { ContentLanguage } from '#languages/language.ts'
import { markdownOfHtml, plainTextOfHtml } from '#markdown/authoring/from-html.ts'
import type { LostKind } from '../schema.ts'
import type { Export, ExportItem } from './export-items.ts'
import { inAllLanguages } from './field-languages.ts'
import { dynamicBlocks, withoutShortcodes } from './markup.ts'
import { hostOf } from './picture-files.ts'

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

export type NamedPicture = { address: string; alt: string }

/** The pictures of an export. */
export type ExportPictures = {
  /** The picture of an element, by its attributes; undefined without a web URL. */
  inText: (attributes: Record<string, string>) => NamedPicture | undefined
  cover: (post: ExportItem) => NamedPicture | undefined
}

/** The suffix of a resized image, removed to get the original: `photo-300x200.jpg`. */
const sizeInName = /-\d{2,5}x\d{2,5}(?=\.\w+$)/
const maxAltLength = 300

export const pictureBook = ({ items, site }: Export): ExportPictures => {
  const attachments = items.filter(({ type, attachmentUrl }) => type === 'attachment' && attachmentUrl)
  const byId = new Map(attachments.map((each) => [each.id, each]))
  const byAddress = new Map(attachments.map((each) => [withoutScheme(each.attachmentUrl), each]))

  const named = (
    address: string,
    attachment?: ExportItem,
    attributes: Record<string, string> = {},
  ): NamedPicture | undefined => {
    const web = absolute(attachment?.attachmentUrl ?? address, site)
    if (web === undefined) return undefined
    const { meta, title = '' } = attachment ?? {}
    const alt = attributes.alt || meta?.get('_wp_attachment_image_alt') || attributes.title || title
    return { address: web, alt: beginningOf(inAllLanguages(alt).replace(/\s+/g, ' ').trim(), maxAltLength) }
  }
  return {
    inText: (attributes) => {
      const address = sourceOf(attributes)
      const [, id = ''] = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(attributes.class ?? '') ?? []
      const key = withoutScheme(absolute(address, site) ?? '')
      const attachment = byId.get(id) ?? byAddress.get(key) ?? byAddress.get(key.replace(sizeInName, ''))
      return named(address, attachment, attributes)
    },
    cover: ({ meta }) => {
      const attachment = byId.get(meta.get('_thumbnail_id') ?? '')
      return attachment && named(attachment.attachmentUrl, attachment)
    },
  }
}

/** Lazy-loading plugins store the URL in another attribute. */
const sourceOf = ({ src = '', ...others }: Record<string, string>): string =>
  /^(?:data:|$)/.test(src) ? (others['data-src'] ?? others['data-lazy-src'] ?? '') : src

const withoutScheme = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, '')

const absolute = (address: string, site: string): string | undefined => {
  if (!address || !URL.canParse(address, site || undefined)) return undefined
  const { href } = new URL(address, site || undefined)
  return hostOf(href) === undefined || href.length > 2_000 ? undefined : href
}

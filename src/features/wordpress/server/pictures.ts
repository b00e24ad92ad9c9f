import { beginningOf } from '#languages/beginning-of.ts'
import type { Export, ExportItem } from './export-items.ts'
import { hostOf } from './fetch-picture.ts'
import { inAllLanguages } from './languages-of-a-field.ts'

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

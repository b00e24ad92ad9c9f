import type { Export, ExportItem } from './export-items.ts'
import type { Planned } from './plan.ts'
import { postsOf } from './publication-of.ts'
import type { Lost } from './texts.ts'

/** Parts of an export, besides the texts of its posts, that publications cannot represent. */
export const notImported = (
  { items }: Export,
  planned: readonly Planned[],
  discarded: readonly ExportItem[],
): Lost[] => {
  const fresh = planned.filter(({ state }) => state === 'fresh')
  const used = new Set(fresh.flatMap(({ pictures }) => pictures.map(({ address }) => address)))
  const attachments = items.filter(({ type }) => type === 'attachment')
  const ids = new Set(attachments.map(({ id }) => id))
  const posts = [
    ...new Map(fresh.flatMap(({ pair }) => postsOf(pair)).map((post) => [post.id, post])).values(),
  ]
  return [
    ...fresh.flatMap(({ further }) => further.map((name): Lost => ({ kind: 'language', name }))),
    ...planned.flatMap(({ isHalf }): Lost[] => (isHalf ? [{ kind: 'translation', name: '' }] : [])),
    ...posts.flatMap((post) => ofPost(post, ids)),
    ...attachments
      .filter(({ attachmentUrl }) => !used.has(attachmentUrl))
      .map(({ attachmentUrl }): Lost => ({ kind: 'file', name: endingOf(attachmentUrl) })),
    ...items.flatMap(({ type }): Lost[] => (internal.has(type) ? [{ kind: 'type', name: type }] : [])),
    ...discarded.map(({ status }): Lost => ({ kind: 'status', name: status })),
  ]
}

/** Internal records of WordPress with content by users. */
const internal = new Set(['nav_menu_item', 'wp_template', 'wp_template_part', 'wp_navigation', 'custom_css'])
/** Taxonomies that pair translations, and the post format, which only changes the appearance. */
const knownTaxonomies = new Set([
  'category',
  'language',
  'post_translations',
  'post_format',
  'translation_priority',
])
/** Fields with a leading underscore belong to plugins; these contain texts for search engines. */
const fieldOfWords =
  /^_yoast_wpseo_(?:title|metadesc)$|^_aioseo_(?:title|description)$|^_genesis_(?:title|description)$/
const knownFields = /^(?:footnotes|wpml_language|trid)$/

const ofPost = (post: ExportItem, attachments: ReadonlySet<string>): Lost[] => {
  const { categories, meta, comments, isSticky } = post
  const taxonomies = new Set(
    categories.map(({ domain }) => domain).filter((name) => !knownTaxonomies.has(name)),
  )
  if (categories.filter(({ domain }) => domain === 'category').length > 1) taxonomies.add('category')
  const fields = [...meta].filter(
    ([name, value]) =>
      value && (fieldOfWords.test(name) || (!name.startsWith('_') && !knownFields.test(name))),
  )
  const cover = meta.get('_thumbnail_id')
  return [
    ...Array.from({ length: comments }, (): Lost => ({ kind: 'comment', name: '' })),
    ...[...taxonomies].map((name): Lost => ({ kind: 'taxonomy', name })),
    ...fields.map(([name]): Lost => ({ kind: 'field', name })),
    ...(isSticky ? [{ kind: 'field', name: 'sticky' } as const] : []),
    ...(cover && !attachments.has(cover) ? [{ kind: 'cover', name: '' } as const] : []),
  ]
}

const endingOf = (address: string): string => /\.(\w{1,8})(?:[?#]|$)/.exec(address)?.[1]?.toLowerCase() ?? ''

import { type PublicationCategory, publicationCategories } from '#features/publications/values.ts'
import type { ExportItem } from './export-items.ts'

/** Parts of words that map another site's category to one of ours; the first match counts. */
const signs: [PublicationCategory, RegExp][] = [
  ['intellectual_property', /intellect|trade ?mark|patent|copyright|فكري|علامات? تجاري|براءات/],
  ['real_estate', /real ?estate|propert|عقار/],
  ['employment', /employ|labou?r|عمال|العمل|موظف/],
  ['litigation', /litigat|disput|arbitrat|تقاض|قضاي|منازع|تحكيم/],
  ['contract', /contract|عقود|العقد/],
  ['corporate_law', /compan|corporat|commerc|شرك|تجار/],
]

type Category = { slug: string; name: string; count: number; category: PublicationCategory }

const propose = ({ slug, name }: { slug: string; name: string }): PublicationCategory => {
  const words = `${name} ${slug}`.toLowerCase().replace(/[-_]/g, ' ')
  const exact = publicationCategories.find((value) => value === slug.replaceAll('-', '_'))
  return exact ?? signs.find(([, sign]) => sign.test(words))?.[0] ?? 'other'
}

const namesIn = (post: ExportItem) => post.categories.filter(({ domain }) => domain === 'category')

/** The categories of these posts with their number of posts, and a guess which of ours they are. */
export const categoriesOf = (posts: readonly ExportItem[]): Category[] => {
  const found = new Map<string, Category>()
  for (const { slug, name } of posts.flatMap(namesIn)) {
    const known = found.get(slug)
    if (known) known.count += 1
    else found.set(slug, { slug, name, count: 1, category: propose({ slug, name }) })
  }
  return [...found.values()].sort((one, other) => other.count - one.count)
}

/** The first of its categories that maps to one of ours. */
export const categoryOf = (
  posts: readonly ExportItem[],
  chosen: Record<string, PublicationCategory> = {},
): PublicationCategory =>
  posts
    .flatMap(namesIn)
    .map(
      ({ slug, name }) => (Object.hasOwn(chosen, slug) ? chosen[slug] : undefined) ?? propose({ slug, name }),
    )
    .find((category) => category !== 'other') ?? 'other'

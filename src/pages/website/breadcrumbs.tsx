import { useTranslation } from '#i18n/translate.tsx'
import type { Language } from '#languages/language.ts'
import { directionOf } from '#languages/language.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { canonicalOf, type IndexedPage } from '../page-addresses.ts'
import { useSite } from '../site-context.tsx'
import { StructuredData } from './structured-data.tsx'

type Item = IndexedPage & {
  name: string
  /** Set when the label has no translation. */
  language?: Language
}

/** The path from the home page to this one, visible and as structured data. The last item is the page itself. */
export const Breadcrumbs = ({ items }: { items: readonly Item[] }) => {
  const { t, language } = useTranslation()
  const { publicUrl, isLanguageNamed } = useSite()
  const all: Item[] = [{ name: t('nav.home'), path: '/' }, ...items]
  const current = all.at(-1)
  return (
    <>
      <Breadcrumb
        links={all.slice(0, -1).map((item) => ({
          key: item.path,
          link: (
            <a href={item.path}>
              <Name item={item} />
            </a>
          ),
        }))}
        current={current && <Name item={current} />}
      />
      <StructuredData
        of={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map((item, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: item.name,
            item: canonicalOf(publicUrl, item, {
              language,
              isLanguageNamed: isLanguageNamed || item !== current,
            }),
          })),
        }}
      />
    </>
  )
}

const Name = ({ item: { name, language } }: { item: Item }) =>
  language ? (
    <bdi lang={language} dir={directionOf(language)}>
      {name}
    </bdi>
  ) : (
    <bdi>{name}</bdi>
  )

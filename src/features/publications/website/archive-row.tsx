import { href } from '#access/href.ts'
import { formatLongDate } from '#i18n/format.ts'
import type { MarkedText } from '#i18n/marked-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Language, localized, otherContentLanguage } from '#languages/language.ts'
import { HighlightedText } from '#ui/highlighted-text.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PublicationCover } from '../browser/publication-cover.tsx'
import { PublicationMeta } from '../browser/publication-meta.tsx'
import type { ListedPublication } from '../schema.ts'
import { PublicationGist } from './publication-gist.tsx'
import './archive-row.css'

/** A publication in the archive, with the beginning of its text or the matches of a search. */
export const ArchiveRow = ({ publication }: { publication: ListedPublication }) => {
  const { language } = useTranslation()
  const { publishDate, hits } = publication
  const title = localized(publication, 'title', language)
  return (
    <li className="archive-row">
      <PublicationCover publication={publication} />
      <div>
        <PublicationMeta publication={publication}>
          <time dateTime={publishDate}>{formatLongDate(publishDate, language)}</time>
        </PublicationMeta>
        <h3>
          <a className="stretched-link" href={href('/publications/:id', { id: publication.id })}>
            {hits ? (
              <HighlightedText of={titleHit(hits, title.language)} language={title.language} />
            ) : (
              <InItsLanguage {...title} />
            )}
          </a>
        </h3>
        <Excerpt publication={publication} />
      </div>
    </li>
  )
}

/** If the words occur only in the other language, its excerpt is shown. */
const Excerpt = ({ publication }: { publication: ListedPublication }) => {
  const { language } = useTranslation()
  const { hits } = publication
  const found = hits && placesIn(hits, language).find(({ of }) => of.marks.length > 0)
  if (!found) return <PublicationGist publication={publication} />
  return (
    <p className="publication-gist">
      <HighlightedText {...found} />
    </p>
  )
}

type Hits = NonNullable<ListedPublication['hits']>

const titleHit = (hits: Hits, language: Language): MarkedText =>
  language === 'ar' ? hits.titleAr : hits.titleEn

const contentHit = (hits: Hits, language: Language): MarkedText =>
  language === 'ar' ? hits.contentAr : hits.contentEn

/** The matched texts, those in the reader's language first. */
const placesIn = (hits: Hits, language: Language): { of: MarkedText; language: Language }[] => {
  const other = otherContentLanguage(language)
  return [
    { of: contentHit(hits, language), language },
    { of: contentHit(hits, other), language: other },
    { of: titleHit(hits, other), language: other },
  ]
}

export const ArchiveRowSkeleton = () => (
  <li className="archive-row publication-skeleton">
    <Skeleton shape="block" />
    <div>
      <Skeleton shape="40" />
      <Skeleton shape="60" />
      <Skeleton shape="100" />
      <Skeleton shape="80" />
    </div>
  </li>
)

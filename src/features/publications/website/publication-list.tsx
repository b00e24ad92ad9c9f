import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PublicationCover } from '../browser/publication-cover.tsx'
import { PublicationMeta } from '../browser/publication-meta.tsx'
import type { ListedPublication } from '../schema.ts'
import './publication-list.css'

/** Titles with small covers and the beginnings of their texts (P5.25), one below the other. */
export const PublicationList = ({ publications }: { publications: readonly ListedPublication[] }) => (
  <ul className="publication-list">
    {publications.map((publication) => (
      <PublicationLine key={publication.id} publication={publication} />
    ))}
  </ul>
)

const PublicationLine = ({ publication }: { publication: ListedPublication }) => {
  const { language } = useTranslation()
  return (
    <li className="publication-line">
      <PublicationCover publication={publication} />
      <div>
        <PublicationMeta publication={publication} />
        <h3>
          <a className="stretched-link" href={href('/publications/:id', { id: publication.id })}>
            <InItsLanguage {...localized(publication, 'title', language)} />
          </a>
        </h3>
        <p className="publication-preview">
          <InItsLanguage {...localized(publication, 'preview', language)} />
        </p>
      </div>
    </li>
  )
}

export const PublicationLineSkeleton = () => (
  <li className="publication-line publication-skeleton">
    <Skeleton shape="block" />
    <div>
      <Skeleton shape="60" />
      <Skeleton shape="100" />
      <Skeleton shape="80" />
    </div>
  </li>
)

import type { ReactNode } from 'react'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PublicationCover } from '../browser/publication-cover.tsx'
import { PublicationMeta } from '../browser/publication-meta.tsx'
import type { ListedPublication } from '../schema.ts'
import './publication-list.css'

type Text = (props: { publication: ListedPublication }) => ReactNode

/** Titles with small covers and a text, one below the other. */
export const PublicationList = ({
  publications,
  text,
}: {
  publications: readonly ListedPublication[]
  text: Text
}) => (
  <ul className="publication-list">
    {publications.map((publication) => (
      <PublicationLine key={publication.id} publication={publication} text={text} />
    ))}
  </ul>
)

const PublicationLine = ({ publication, text: Text }: { publication: ListedPublication; text: Text }) => {
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
        <Text publication={publication} />
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

import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { PublicationCover } from '../browser/publication-cover.tsx'
import { PublicationMeta } from '../browser/publication-meta.tsx'
import type { ListedPublication } from '../schema.ts'
import './publication-card.css'

/** Cover above, title below; one of several side by side in `publication-cards`. */
export const PublicationCard = ({ publication }: { publication: ListedPublication }) => {
  const { language } = useTranslation()
  return (
    <li className="publication-card">
      <PublicationCover publication={publication} />
      <PublicationMeta publication={publication} />
      <h3>
        <a className="stretched-link" href={href('/publications/:id', { id: publication.id })}>
          <InItsLanguage {...localized(publication, 'title', language)} />
        </a>
      </h3>
    </li>
  )
}

import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import type { Publication } from '#features/publications/schema.ts'
import { PublicationCard } from '#features/publications/website/publication-card.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon, type IconType } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { WithTexts } from '../../with-texts.tsx'

const maxRelated = 3

/** Links to the previous, the next and related publications. */
const MorePublications = ({ publication }: { publication: Publication }) => (
  <WithTexts area="publications">
    <Neighbours publication={publication} />
    <Related publication={publication} />
  </WithTexts>
)

const Neighbours = ({ publication: { previous, next } }: { publication: Publication }) => {
  const { t } = useTranslation()
  if (!previous && !next) return null
  return (
    <nav className="wrap publication-neighbours" aria-label={t('publications.neighbours')}>
      {previous && <Neighbour of={previous} label={t('publications.previous')} icon={ArrowLeft} />}
      {next && <Neighbour of={next} label={t('publications.next')} icon={ArrowRight} />}
    </nav>
  )
}

const Neighbour = ({
  of: publication,
  label,
  icon,
}: {
  of: NonNullable<Publication['next']>
  label: string
  icon: IconType
}) => {
  const { language } = useTranslation()
  return (
    <a
      className={icon === ArrowRight ? 'publication-neighbour publication-next' : 'publication-neighbour'}
      href={href('/publications/:id', { id: publication.id })}
    >
      <Icon icon={icon} flips />
      <span className="publication-neighbour-label">{label}</span>
      <span className="publication-neighbour-title">
        <InItsLanguage {...localized(publication, 'title', language)} />
      </span>
    </a>
  )
}

const Related = ({ publication: { related } }: { publication: Publication }) => {
  const { t } = useTranslation()
  if (related.length === 0) return null
  return (
    <section className="section sunken publication-related" aria-labelledby="related-heading">
      <div className="wrap">
        <div className="section-head">
          <h2 id="related-heading">{t('publications.related')}</h2>
          <a className="arrow-link" href={href('/publications')}>
            {t('publications.all')}
            <Icon icon={ArrowRight} flips />
          </a>
        </div>
        <ul className="publication-cards">
          {related.slice(0, maxRelated).map((each) => (
            <PublicationCard key={each.id} publication={each} />
          ))}
        </ul>
      </div>
    </section>
  )
}

export default MorePublications

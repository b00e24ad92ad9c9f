import ArrowRight from 'lucide-react/icons/arrow-right'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Icon } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PublicationCover } from '../browser/publication-cover.tsx'
import { PublicationMeta } from '../browser/publication-meta.tsx'
import type { ListedPublication } from '../schema.ts'
import '../browser/publication-meta.css'
import './publication-lead.css'

/** The newest publication, with a large cover and the beginning of its text. */
export const PublicationLead = ({ publication }: { publication: ListedPublication }) => {
  const { t, language } = useTranslation()
  const title = localized(publication, 'title', language)
  return (
    <article className="publication-lead">
      <PublicationCover publication={publication} width={320} height={180} />
      <PublicationMeta publication={publication} />
      <h3>
        <InItsLanguage {...title} />
      </h3>
      <PublicationPreview publication={publication} />
      <a className="arrow-link stretched-link" href={href('/publications/:id', { id: publication.id })}>
        {/* Crawlers read the text of a link and ignore its label. */}
        <span aria-hidden="true">{t('nav.readMore')}</span>
        <span className="visually-hidden">{t('publications.readNamed', { title: title.text })}</span>
        <Icon icon={ArrowRight} flips />
      </a>
    </article>
  )
}

export const PublicationLeadSkeleton = () => (
  <div className="publication-lead publication-skeleton">
    <Skeleton shape="block" />
    <Skeleton shape="40" />
    <Skeleton shape="60" />
    <Skeleton shape="100" />
    <Skeleton shape="80" />
    <Skeleton shape="40" />
  </div>
)

/** The first 120 characters of the text, for the cards of the home page (specification, section 2). */
export const PublicationPreview = ({ publication }: { publication: ListedPublication }) => (
  <p className="publication-preview">
    <InItsLanguage {...localized(publication, 'preview', useTranslation().language)} />
  </p>
)

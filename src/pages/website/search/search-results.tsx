import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { archiveHref } from '#features/publications/website/archive-address.ts'
import { ArchiveRow, ArchiveRowSkeleton } from '#features/publications/website/archive-row.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { searchQueries } from './search-address.ts'
import { FoundPerson, FoundService } from './search-rows.tsx'

/** The results, services and people before texts, since most visitors of a law firm look for help. */
export const SearchResults = ({ q }: { q: string }) => {
  const { t } = useTranslation()
  const requested = searchQueries(q)
  const services = useQuery(requested.services)
  const people = useQuery(requested.people)
  const publications = useQuery(requested.publications)
  const all = [services, people, publications]
  if (all.some(({ isError, isFetching }) => isError && !isFetching))
    return (
      <ErrorState title={t('search.loadFailed')} onRetry={() => all.map((each) => each.refetch())}>
        {t('search.loadFailed.text')}
      </ErrorState>
    )
  if (!services.data || !people.data || !publications.data || all.some((each) => each.isPlaceholderData))
    return <Loading />
  const total = services.data.total + people.data.total + publications.data.total
  return (
    <>
      <p className="site-search-count" role="status">
        {total > 0 && t('publications.hits', { n: total, words: q })}
      </p>
      {total === 0 && <NothingFound q={q} />}
      <Group title={t('nav.services')} found={services.data}>
        {services.data.rows.map((service) => (
          <FoundService key={service.id} service={service} q={q} />
        ))}
      </Group>
      <Group title={t('nav.team')} found={people.data}>
        {people.data.rows.map((member) => (
          <FoundPerson key={member.id} member={member} q={q} />
        ))}
      </Group>
      <Group
        title={t('nav.publications')}
        found={publications.data}
        more={
          <a className="arrow-link" href={archiveHref({ q })}>
            {t('search.allPublications', { n: publications.data.total })}
          </a>
        }
      >
        {publications.data.rows.map((publication) => (
          <ArchiveRow key={publication.id} publication={publication} />
        ))}
      </Group>
    </>
  )
}

type Found = { rows: readonly unknown[]; total: number }

/** A kind of results under its heading; `more` links to the remaining ones. */
const Group = ({
  title,
  found: { rows, total },
  more,
  children,
}: {
  title: string
  found: Found
  more?: ReactNode
  children: ReactNode
}) => {
  const { t } = useTranslation()
  const id = useId()
  if (rows.length === 0) return null
  const left = total - rows.length
  return (
    <section className="site-search-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
      {left > 0 && <p className="site-search-more">{more ?? t('search.more', { n: left })}</p>}
    </section>
  )
}

const NothingFound = ({ q }: { q: string }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('publications.hits', { n: 0, words: q })}
      action={
        <ButtonLink variant="outline" href="/#consultation">
          {t('search.ask')}
        </ButtonLink>
      }
    >
      {t('search.none.text')}
    </EmptyState>
  )
}

const skeletons = ['one', 'two', 'three', 'four']

const Loading = () => {
  const { t } = useTranslation()
  return (
    <>
      <p className="site-search-count" role="status">
        {t('state.loading')}
      </p>
      <div aria-busy="true">
        <ul aria-hidden="true">
          {skeletons.map((key) => (
            <ArchiveRowSkeleton key={key} />
          ))}
        </ul>
      </div>
    </>
  )
}

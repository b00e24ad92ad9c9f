import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { href } from '#access/href.ts'
import { archiveHref } from '#features/publications/website/archive-address.ts'
import { ArchiveRow, ArchiveRowSkeleton } from '#features/publications/website/archive-row.tsx'
import type { Service } from '#features/services/schema.ts'
import { firstSentence } from '#features/services/website/first-sentence.ts'
import type { ListedTeamMember } from '#features/team-members/schema.ts'
import { memberTexts } from '#features/team-members/website/member-texts.ts'
import { cutAround, type MarkedText, markContained } from '#i18n/marked-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Language, languages, localized } from '#languages/language.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { HighlightedText } from '#ui/highlighted-text.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'
import { searchQueries } from './search-address.ts'

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

const FoundService = ({ service, q }: { service: Service; q: string }) => {
  const { language } = useTranslation()
  const textsIn = (each: Language) => [
    localized(service, 'name', each),
    localized(service, 'description', each),
  ]
  const [name, description] = textsIn(language) as [Text, Text]
  const excerpt = excerptOf([description, ...othersOf(language).flatMap(textsIn)], q)
  return (
    <li className="site-search-row">
      <ServiceIcon name={service.icon} />
      <div>
        <h3>
          <a className="stretched-link" href={href('/services/:id', { id: service.id })}>
            <HighlightedText of={whole(name.text, q)} language={name.language} />
          </a>
        </h3>
        <p className="site-search-excerpt">
          {excerpt ? (
            <HighlightedText {...excerpt} />
          ) : (
            <InItsLanguage text={firstSentence(description.text)} language={description.language} />
          )}
        </p>
      </div>
    </li>
  )
}

const FoundPerson = ({ member, q }: { member: ListedTeamMember; q: string }) => {
  const { language } = useTranslation()
  const { name, position, specialization, bio } = memberTexts(member, language)
  const excerpt = excerptOf(
    [specialization, bio, ...othersOf(language).flatMap((each) => textsOf(member, each))],
    q,
  )
  const { language: found, of } = excerpt ?? {
    of: { text: specialization.text, marks: [] },
    language: specialization.language,
  }
  return (
    <li className="site-search-row">
      <Monogram id={member.id} name={name.text} size="small" />
      <div>
        <h3>
          <a className="stretched-link" href={href('/team/:id', { id: member.id })}>
            <HighlightedText of={whole(name.text, q)} language={name.language} />
          </a>
        </h3>
        {position.text !== name.text && (
          <p className="site-search-kind">
            <HighlightedText of={whole(position.text, q)} language={position.language} />
          </p>
        )}
        {of.text && (
          <p className="site-search-excerpt">
            <HighlightedText of={of} language={found} />
          </p>
        )}
      </div>
    </li>
  )
}

type Text = { text: string; language: Language }

const textsOf = (member: ListedTeamMember, language: Language): Text[] => {
  const { name, position, specialization, bio } = memberTexts(member, language)
  return [name, position, specialization, bio]
}

const othersOf = (language: Language): Language[] => languages.filter((each) => each !== language)

const whole = (text: string, q: string): MarkedText => ({ text, marks: markContained(text, q) })

/** The first of these texts that contains a search word, cut around it. */
const excerptOf = (texts: readonly Text[], q: string): { of: MarkedText; language: Language } | undefined => {
  for (const { text, language } of texts) {
    const marks = markContained(text, q)
    if (marks.length > 0)
      return { of: cutAround(text, marks, ([from, to]) => text.slice(from, to)), language }
  }
  return undefined
}

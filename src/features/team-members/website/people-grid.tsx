import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import type { ListedTeamMember } from '../schema.ts'
import { memberTexts } from './member-texts.ts'
import { Portrait } from './portrait.tsx'
import './people-grid.css'

/** The whole card is clickable; the link itself is the name. */
export const PeopleGrid = ({ people }: { people: readonly ListedTeamMember[] }) => (
  <ul className="people">
    {people.map((member) => (
      <Person key={member.id} member={member} />
    ))}
  </ul>
)

const Person = ({ member }: { member: ListedTeamMember }) => {
  const { language } = useTranslation()
  const { name, position, specialization } = memberTexts(member, language)
  return (
    <li className="person">
      <Portrait id={member.id} name={name.text} imageUrl={member.imageUrl} />
      <h3>
        <a className="stretched-link" href={href('/team/:id', { id: member.id })}>
          <InItsLanguage {...name} />
        </a>
      </h3>
      {position.text !== name.text && (
        <p className="person-position">
          <InItsLanguage {...position} />
        </p>
      )}
      {specialization.text && (
        <p className="person-field">
          <InItsLanguage {...specialization} />
        </p>
      )}
    </li>
  )
}

const skeletons = ['one', 'two', 'three']

export const PeopleGridSkeleton = () => (
  <Loading data-arriving>
    <ul className="people" aria-hidden="true">
      {skeletons.map((key) => (
        <li key={key} className="person person-skeleton">
          <Skeleton shape="block" />
          <Skeleton shape="80" />
          <Skeleton shape="60" />
          <Skeleton shape="40" />
        </li>
      ))}
    </ul>
  </Loading>
)

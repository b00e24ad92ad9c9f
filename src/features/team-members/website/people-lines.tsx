import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { ListedTeamMember } from '../schema.ts'
import { memberTexts } from './member-texts.ts'
import { Portrait } from './portrait.tsx'
import './people-lines.css'

/** People beside a text, one per line. The whole line is clickable; the link itself is the name. */
export const PeopleLines = ({ people }: { people: readonly ListedTeamMember[] }) => (
  <ul className="people-lines">
    {people.map((member) => (
      <PersonLine key={member.id} member={member} />
    ))}
  </ul>
)

const PersonLine = ({ member }: { member: ListedTeamMember }) => {
  const { language } = useTranslation()
  const { name, position } = memberTexts(member, language)
  return (
    <li className="person-line">
      <Portrait id={member.id} name={name.text} imageUrl={member.imageUrl} />
      <div>
        <h3>
          <a className="stretched-link" href={href('/team/:id', { id: member.id })}>
            <InItsLanguage {...name} />
          </a>
        </h3>
        {position.text !== name.text && (
          <p>
            <InItsLanguage {...position} />
          </p>
        )}
      </div>
    </li>
  )
}

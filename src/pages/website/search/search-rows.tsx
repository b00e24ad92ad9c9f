import { href } from '#access/href.ts'
import type { Service } from '#features/services/schema.ts'
import { firstSentence } from '#features/services/website/first-sentence.ts'
import type { ListedTeamMember } from '#features/team-members/schema.ts'
import { memberTexts } from '#features/team-members/website/member-texts.ts'
import { cutAround, type MarkedText, markContained } from '#i18n/marked-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Language, languages, localized } from '#languages/language.ts'
import { HighlightedText } from '#ui/highlighted-text.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ServiceIcon } from '#ui/service-icon.tsx'

export const FoundService = ({ service, q }: { service: Service; q: string }) => {
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

export const FoundPerson = ({ member, q }: { member: ListedTeamMember; q: string }) => {
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

import { href } from '#access/href.ts'
import type { Publication } from '#features/publications/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Monogram } from '#ui/monogram.tsx'

/** The author, linked to their page if they have one. */
export const PublicationAuthor = ({ author }: { author: NonNullable<Publication['author']> }) => {
  const { t, language } = useTranslation()
  const { teamMemberId } = author
  const name = localized(author, 'name', language)
  const position = localized(author, 'position', language)
  return (
    <div className="publication-author">
      <Monogram name={name.text} id={teamMemberId ?? name.text} size="large" />
      <div>
        <p className="publication-author-name">
          <span className="visually-hidden">{t('publications.author')} </span>
          {teamMemberId === null ? (
            <InItsLanguage {...name} />
          ) : (
            <a href={href('/team/:id', { id: teamMemberId })}>
              <InItsLanguage {...name} />
            </a>
          )}
        </p>
        {position.text && (
          <p>
            <InItsLanguage {...position} />
          </p>
        )}
      </div>
    </div>
  )
}

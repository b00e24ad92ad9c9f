import { href } from '#access/href.ts'
import type { Publication } from '#features/publications/schema.ts'
import { articleIn } from '#features/publications/website/article-in.ts'
import { settingIn } from '#features/settings/setting-values.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { directionOf, localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { addressIn } from '../../page-addresses.ts'
import { useSettings } from '../../page-head.tsx'
import { useSite } from '../../site-context.tsx'
import { WithTexts } from '../../with-texts.tsx'
import '#ui/prose.css'

/** The author, linked to their page if they have one. */
const PublicationAuthor = ({ author }: { author: NonNullable<Publication['author']> }) => {
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

const PublicationText = ({ publication }: { publication: Publication }) => (
  <WithTexts area="publications">
    <div className="publication-text">
      <ArticleText publication={publication} />
      <Note />
      <PrintedLine id={publication.id} />
    </div>
    {publication.author && <PublicationAuthor author={publication.author} />}
  </WithTexts>
)

const ArticleText = ({ publication }: { publication: Publication }) => {
  const page = useTranslation().language
  const { article, language } = articleIn(publication, page)
  if (!article) return null
  return (
    <div
      className="prose"
      lang={language}
      dir={directionOf(language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders it from Markdown and allows only known elements and URLs
      dangerouslySetInnerHTML={{ __html: article.html }}
    />
  )
}

const Note = () => {
  const { t } = useTranslation()
  const request = (
    <a className="publication-note-link" href="/#consultation">
      {t('publications.note.request')}
    </a>
  )
  return (
    <p className="publication-note">
      <Sentence of="publications.note" elements={{ request }} />
    </p>
  )
}

/** Printed only: the source of the text. */
const PrintedLine = ({ id }: { id: number }) => {
  const { language } = useTranslation()
  const { publicUrl } = useSite()
  const settings = useSettings()
  return (
    <p className="publication-printed-line">
      <bdi>{settingIn(settings, 'site_title', language)}</bdi>
      <bdi dir="ltr">{addressIn(publicUrl, href('/publications/:id', { id }), language)}</bdi>
    </p>
  )
}

export default PublicationText

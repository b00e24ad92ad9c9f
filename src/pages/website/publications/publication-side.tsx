import type { Publication } from '#features/publications/schema.ts'
import { articleIn } from '#features/publications/website/article-in.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { WithTexts } from '../../with-texts.tsx'
import { ArticleContents } from './article-contents.tsx'
import { Tools } from './publication-tools.tsx'

/** Sticky next to the text. On narrow screens the contents are collapsed above it and the tools below it. */
const PublicationSide = ({ publication }: { publication: Publication }) => (
  <WithTexts area="publications">
    <div className="publication-side">
      <Contents publication={publication} />
      <div className="publication-side-tools">
        <Tools publication={publication} />
      </div>
    </div>
  </WithTexts>
)

const Contents = ({ publication }: { publication: Publication }) => {
  const page = useTranslation().language
  const { article, language } = articleIn(publication, page)
  return article && <ArticleContents contents={article.contents} language={language} />
}

export default PublicationSide

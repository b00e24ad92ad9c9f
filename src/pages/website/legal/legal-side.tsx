import type { LegalPage } from '#features/legal-pages/schema.ts'
import { textIn } from '#features/legal-pages/website/text-in.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { WithTexts } from '../../with-texts.tsx'
import { ArticleContents } from '../publications/article-contents.tsx'
import '../publications/publication-side.css'

const LegalSide = ({ page }: { page: LegalPage }) => (
  <WithTexts area="notices">
    <div className="publication-side">
      <Contents page={page} />
    </div>
  </WithTexts>
)

const Contents = ({ page }: { page: LegalPage }) => {
  const { t, language } = useTranslation()
  return (
    <ArticleContents
      contents={textIn(page, language).contents}
      language={language}
      title={t('legal.contents')}
    />
  )
}

export default LegalSide

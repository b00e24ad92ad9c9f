import type { LegalPage } from '#features/legal-pages/schema.ts'
import { formatLongDate } from '#i18n/format.ts'
import { Sentence } from '#i18n/sentence.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { WithTexts } from '../../with-texts.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'

const LegalTop = ({ page }: { page: LegalPage }) => (
  <WithTexts area="notices">
    <header className="legal-top sunken">
      <Intro page={page} />
    </header>
  </WithTexts>
)

const Intro = ({ page }: { page: LegalPage }) => {
  const { language } = useTranslation()
  const title = localized(page, 'title', language).text
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: title, path: `/${page.slug}` }]} />
      <h1 id="legal-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="legal-version">
        <span>
          <Sentence of="legal.version" elements={{ version: <bdi className="number">{page.version}</bdi> }} />
        </span>
        <span>
          <Sentence
            of="legal.inForce"
            elements={{
              date: <time dateTime={page.changedAt}>{formatLongDate(page.changedAt, language)}</time>,
            }}
          />
        </span>
      </p>
    </div>
  )
}

export default LegalTop

import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import type { ListedPublication } from '../schema.ts'
import '../browser/publication-meta.css'

/** The first 120 characters of the text, for the cards of the home page (specification, section 2). */
export const PublicationPreview = ({ publication }: { publication: ListedPublication }) => (
  <p className="publication-preview">
    <InItsLanguage {...localized(publication, 'preview', useTranslation().language)} />
  </p>
)

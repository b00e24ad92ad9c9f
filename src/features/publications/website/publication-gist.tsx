import { useTranslation } from '#i18n/translate.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { gistOf } from '../gist.ts'
import type { ListedPublication } from '../schema.ts'
import '../browser/publication-meta.css'

/** The summary of the author, for all lists besides the home page (P5.25). */
export const PublicationGist = ({ publication }: { publication: ListedPublication }) => (
  <p className="publication-gist">
    <InItsLanguage {...gistOf(publication, useTranslation().language)} />
  </p>
)

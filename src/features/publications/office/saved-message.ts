import { formatDateTime } from '#i18n/format.ts'
import type { useTranslation } from '#i18n/translate.tsx'
import { type Language, localized } from '#languages/language.ts'
import type { AdminPublication } from '../admin-schema.ts'
import { stateOf } from '../values.ts'

/** The toast after saving: whether visitors can see the publication now. */
export const savedMessage = (
  publication: AdminPublication,
  t: ReturnType<typeof useTranslation>['t'],
  language: Language,
): string => {
  const name = localized(publication, 'title', language).text
  const state = stateOf(publication, new Date())
  if (state === 'scheduled') {
    const date = formatDateTime(publication.publishDate, language)
    return t('publications.office.nowScheduled', { name, date })
  }
  return t(state === 'draft' ? 'publications.office.nowHidden' : 'publications.office.nowShown', { name })
}

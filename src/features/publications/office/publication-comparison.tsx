import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { contentLanguages } from '#languages/language.ts'
import { type Comparison, VersionComparison } from '#ui/version-comparison.tsx'
import type { AdminPublication } from '../admin-schema.ts'
import { categoryLabel } from '../category-label.ts'
import { type EditorValues, fieldLabels, valuesOf } from './editor-values.ts'

const PublicationComparison = (comparison: Comparison<AdminPublication, EditorValues>) => {
  const { t, language } = useTranslation()
  const textOf = (name: keyof EditorValues, values: EditorValues): string => {
    if (name === 'category') return t(categoryLabel[values.category])
    if (name === 'state') return t(`publications.office.${values.state}`)
    if (name === 'publishedLanguages')
      return formatList(
        contentLanguages
          .filter((code) => values.publishedLanguages.includes(code))
          .map((code) => t(code === 'en' ? 'editor.english' : 'editor.arabic')),
        language,
      )
    return values[name]
  }
  return (
    <VersionComparison
      {...comparison}
      title={t('editor.changed')}
      savedAt={comparison.newest.updatedAt}
      labels={fieldLabels}
      valuesOf={valuesOf}
      textOf={textOf}
    />
  )
}

export default PublicationComparison

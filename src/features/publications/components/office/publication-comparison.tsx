import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { AdminPublication } from '../../admin-schema.ts'
import { categoryLabel } from '../category-label.ts'
import { type EditorValues, editorFields, valuesOf } from './editor-values.ts'
import { fieldLabels, languageOf } from './field-labels.ts'

/** Mine against what somebody saved meanwhile, field by field. */
export const PublicationComparison = ({
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  base: AdminPublication
  newest: AdminPublication
  mine: EditorValues
  isPending: boolean
  error: string | undefined
  onSave: (values: EditorValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t, language } = useTranslation()
  const saved = valuesOf(newest)
  const wordsOf = (name: keyof EditorValues, values: EditorValues): string => {
    if (name === 'category') return t(categoryLabel[values.category])
    if (name === 'state') return t(`publications.office.${values.state}`)
    if (name === 'publishedLanguages')
      return formatList(
        (['en', 'ar'] as const)
          .filter((code) => values.publishedLanguages.includes(code))
          .map((code) => t(code === 'en' ? 'editor.english' : 'editor.arabic')),
        language,
      )
    return values[name]
  }
  const merge = (chosen: Record<string, Version>): EditorValues =>
    Object.fromEntries(
      editorFields.map((name) => [name, chosen[name] === 'saved' ? saved[name] : mine[name]]),
    ) as EditorValues
  return (
    <VersionComparison
      {...rest}
      title={t('editor.changed')}
      savedAt={newest.updatedAt}
      fields={editorFields.map((name) => ({
        name,
        label: t(fieldLabels[name]),
        base: wordsOf(name, valuesOf(base)),
        saved: wordsOf(name, saved),
        mine: wordsOf(name, mine),
        lang: languageOf(name),
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}

export default PublicationComparison

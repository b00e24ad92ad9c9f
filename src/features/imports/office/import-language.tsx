import { formatLanguageName } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { SelectField } from '#ui/select-field.tsx'
import type { ImportState } from './use-import.ts'

/** The default language, for lines without one. */
export const ImportLanguage = ({ state: { options, setOptions, isImporting } }: { state: ImportState }) => {
  const { t, language } = useTranslation()
  return (
    <SelectField
      label={t('import.language')}
      value={String(options.language ?? 'ar')}
      disabled={isImporting}
      onChange={({ target }) => setOptions({ ...options, language: target.value })}
      options={languages.map((value) => ({ value, label: formatLanguageName(value, language) }))}
    />
  )
}

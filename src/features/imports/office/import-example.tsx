import Download from 'lucide-react/icons/download'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { type ExampleColumn, exampleFile } from '../examples.ts'
import { saveReport } from './save-report.ts'

/** Downloads a sample file whose headers the import recognizes. */
export const ImportExample = ({ columns }: { columns: readonly ExampleColumn<TextKey>[] }) => {
  const { t, language } = useTranslation()
  const save = () =>
    saveReport(
      `${t('import.example.file')}.csv`,
      exampleFile<TextKey>(columns, (key) => t(key), language),
    )
  return (
    <Button variant="outline" size="small" icon={<Icon icon={Download} size="medium" />} onClick={save}>
      {t('import.example')}
    </Button>
  )
}

import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import './editor-screen.css'

/**
 * Marks an Arabic text that is older than the English one. An editor can clear the mark if no change is
 * needed.
 */
export const ArabicMark = ({
  since,
  isPending,
  onCurrent,
}: {
  since: string
  isPending: boolean
  onCurrent: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <div className="arabic-mark">
      <p>
        <Icon icon={TriangleAlert} size="medium" />
        <b>{t('editor.arabicOld')}</b>
      </p>
      <p>{t('editor.arabicOld.text', { date: formatLongDate(since, language) })}</p>
      <Button variant="quiet" size="table" isPending={isPending} onClick={onCurrent}>
        {t('editor.arabicCurrent')}
      </Button>
    </div>
  )
}

import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { Autosave } from './use-autosave.ts'
import './autosave-notice.css'

/** Offers unsaved changes of an earlier visit, to restore or discard. */
export const AutosaveNotice = ({
  autosave,
  isOld,
  onTake,
  onDrop,
}: {
  autosave: Autosave
  /** The publication has been saved since. */
  isOld: boolean
  onTake: () => void
  onDrop: () => void
}) => {
  const { t, language } = useTranslation()
  return (
    <section className="autosave-notice" aria-live="polite">
      <div>
        <p>
          <b>{t('editor.draftFound', { date: formatDateTime(autosave.at, language) })}</b>
        </p>
        {isOld && <p>{t('editor.draftFound.old')}</p>}
      </div>
      <div className="autosave-notice-answers">
        <Button variant="outline" size="table" onClick={onTake}>
          {t('editor.draftFound.take')}
        </Button>
        <Button variant="quiet" size="table" onClick={onDrop}>
          {t('editor.draftFound.drop')}
        </Button>
      </div>
    </section>
  )
}

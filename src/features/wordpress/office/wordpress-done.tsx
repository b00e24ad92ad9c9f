import Download from 'lucide-react/icons/download'
import { saveReport } from '#features/imports/office/save-report.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WordpressResult } from '../schema.ts'

/** The result, with a report that maps old URLs to new ones. */
export const WordpressDone = ({ total: { created, left, missing, report } }: { total: WordpressResult }) => {
  const { t } = useTranslation()
  return (
    <>
      <div role="status">
        <p>{t('wordpress.done', { n: created })}</p>
        {left > 0 && <p>{t('wordpress.left', { n: left })}</p>}
        {missing > 0 && <p>{t('wordpress.missing', { n: missing })}</p>}
      </div>
      {created > 0 && (
        <div>
          <p className="muted">{t('wordpress.report.hint')}</p>
          <Button
            variant="outline"
            size="small"
            icon={<Icon icon={Download} size="medium" />}
            onClick={() => saveReport(`${t('wordpress.report.file')}.csv`, report)}
          >
            {t('wordpress.report')}
          </Button>
        </div>
      )}
    </>
  )
}

import Download from 'lucide-react/icons/download'
import { ImportFrame, ImportPress } from '#features/imports/office/import-frame.tsx'
import { saveReport } from '#features/imports/office/import-preview.tsx'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { WordpressResult } from '../schema.ts'
import { useWordpressImport, type WordpressState } from './use-wordpress-import.ts'
import { WordpressPreviewed } from './wordpress-previewed.tsx'

/** The result, with a report that maps old URLs to new ones. */
const WordpressDone = ({ total: { created, left, missing, report } }: { total: WordpressResult }) => {
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

const WordpressImportDialog = ({
  onDone,
  onClose,
}: {
  onDone: (created: number) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const state = useWordpressImport()
  const { preview, total, isFinished } = state
  // Refresh the list after a partial import too.
  const leave = () => (total.created > 0 ? onDone(total.created) : onClose())
  if (isFinished)
    return (
      <Dialog
        title={t('wordpress.title')}
        size={640}
        onClose={leave}
        bodyClassName="import-body"
        foot={(close) => <Button onClick={close}>{t('wordpress.close')}</Button>}
      >
        <WordpressDone total={total} />
      </Dialog>
    )
  return (
    <ImportFrame
      state={state}
      title={t('wordpress.title')}
      hint={t('wordpress.hint')}
      accept=".xml,text/xml,application/xml"
      formats={t('wordpress.formats')}
      press={<Press state={state} />}
      onClose={leave}
    >
      {preview && <WordpressPreviewed state={state} preview={preview} />}
    </ImportFrame>
  )
}

const Press = ({ state }: { state: WordpressState }) => {
  const { t } = useTranslation()
  const { preview, progress, isImporting, isStopping, stop } = state
  const all = preview?.counts.fresh ?? 0
  const done = progress && all > 0 ? 1 - progress.left / all : undefined
  return (
    <>
      {isImporting && (
        <Button
          variant="outline"
          isPending={isStopping}
          pendingLabel={t('wordpress.stopping')}
          onClick={stop}
        >
          {t('wordpress.stop')}
        </Button>
      )}
      <ImportPress
        state={state}
        done={done}
        label={preview ? t('wordpress.run', { n: all }) : t('import.open')}
      />
    </>
  )
}

export default WordpressImportDialog

import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import type { ImportPreview } from '../schema.ts'

/** Without `done` the progress bar is indeterminate. */
export const ImportPress = ({
  state: { preview, options, isReading, isImporting, import: run },
  done,
  label,
}: {
  state: {
    preview: (Pick<ImportPreview, 'counts'> & Partial<Pick<ImportPreview, 'ended'>>) | undefined
    options: { leaveOut?: boolean | undefined }
    isReading: boolean
    isImporting: boolean
    import: () => void
  }
  /** A value from 0 to 1. */
  done: number | undefined
  label: string
}) => {
  const { t } = useTranslation()
  const { fresh = 0, wrong = 0 } = preview?.counts ?? {}
  const changes = fresh + (preview?.ended ?? 0)
  return (
    <>
      {isImporting && (
        <progress
          className="import-progress"
          aria-label={t('import.running')}
          {...(done !== undefined && done < 1 && { value: done })}
        />
      )}
      <Button
        isPending={isImporting}
        pendingLabel={t('import.running')}
        disabled={isReading || changes === 0 || (wrong > 0 && !options.leaveOut)}
        onClick={run}
      >
        {label}
      </Button>
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import type { ImportPreview } from '../schema.ts'
import './import-dialog.css'

type State = {
  file: File | undefined
  choose: (file: File) => void
  isReading: boolean
  isImporting: boolean
  problem: string | undefined
  preview: unknown
}

/** The dialog of every import: a file input, errors, and two buttons. */
export const ImportFrame = ({
  state: { file, choose, isReading, isImporting, problem, preview },
  title,
  hint,
  example,
  accept,
  formats,
  press,
  children,
  onClose,
}: {
  state: State
  title: string
  hint: string
  /** Offers a sample file. */
  example?: ReactNode
  accept: string
  /** The accepted file types. */
  formats: string
  /** The primary button. */
  press: ReactNode
  children: ReactNode
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <Dialog
      title={title}
      size={920}
      onClose={onClose}
      // Closing cannot undo an import that is running.
      confirmClose={() => !isImporting}
      bodyClassName="import-body"
      foot={(close) => (
        <>
          <Button variant="outline" disabled={isImporting} onClick={close}>
            {t('form.cancel')}
          </Button>
          {press}
        </>
      )}
    >
      <FileDrop
        label={t(file ? 'import.chooseOther' : 'import.choose')}
        accept={accept}
        isSingle
        isDisabled={isImporting}
        onFiles={([chosen]) => chosen && choose(chosen)}
      >
        {formats}
      </FileDrop>
      <p className="caption">{hint}</p>
      {example && <div>{example}</div>}
      {problem && (
        <ErrorSummary attempt={0} headingLevel="h3">
          <p>{problem}</p>
        </ErrorSummary>
      )}
      <p role="status" className={isReading ? 'muted' : 'visually-hidden'}>
        {isReading ? t('import.reading') : preview ? t('import.read') : null}
      </p>
      {children}
    </Dialog>
  )
}

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

import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import type { ImportedNoun } from '../browser/api.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportErrors } from './import-errors.tsx'
import { ImportSample } from './import-sample.tsx'
import { type ImportState, useImport } from './use-import.ts'
import './import-dialog.css'

/** Choose a file, look at what would become of it, import it. */
export const ImportDialog = ({
  noun,
  title,
  hint,
  extras,
  onDone,
  onClose,
}: {
  noun: ImportedNoun
  title: string
  /** Which columns such a file has. */
  hint: string
  /** What this noun asks besides the file. */
  extras?: (state: ImportState) => ReactNode
  onDone: (created: number) => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const state = useImport(noun, onDone)
  const { preview, file, isReading, isImporting, problem } = state
  return (
    <Dialog
      title={title}
      size={920}
      onClose={onClose}
      // What is being written cannot be taken back by closing.
      confirmClose={() => !isImporting}
      bodyClassName="import-body"
      foot={(close) => (
        <>
          <Button variant="outline" disabled={isImporting} onClick={close}>
            {t('form.cancel')}
          </Button>
          <ImportPress state={state} />
        </>
      )}
    >
      <FileDrop
        label={t(file ? 'import.chooseOther' : 'import.choose')}
        accept=".csv,.tsv,.txt,text/csv"
        isSingle
        isDisabled={isImporting}
        onFiles={([chosen]) => chosen && state.choose(chosen)}
      >
        {t('import.formats')}
      </FileDrop>
      <p className="caption">{hint}</p>
      {problem && (
        <ErrorSummary attempt={0} headingLevel="h3">
          <p>{problem}</p>
        </ErrorSummary>
      )}
      <p role="status" className={isReading ? 'muted' : 'visually-hidden'}>
        {isReading ? t('import.reading') : preview && t('import.read')}
      </p>
      {preview && file && <Preview state={state} preview={preview} extras={extras} />}
    </Dialog>
  )
}

const Preview = ({
  state,
  preview,
  extras,
}: {
  state: ImportState
  preview: NonNullable<ImportState['preview']>
  extras: ((state: ImportState) => ReactNode) | undefined
}) => {
  const { t } = useTranslation()
  const { file, options, setOptions, assign, isImporting } = state
  const { counts, encoding, separator } = preview
  return (
    <div className="import-preview" aria-busy={state.isReading || undefined}>
      <p className="import-file">
        <bdi>{file?.name}</bdi>
        <span className="muted">
          {t('import.encoding', { encoding: encoding.toUpperCase() })} {t(`import.separator.${separator}`)}
        </span>
      </p>
      <dl className="import-counts">
        {(['fresh', 'known', 'wrong'] as const).map((count) => (
          <div key={count}>
            <dt>{t(`import.count.${count}`)}</dt>
            <dd className="number">{counts[count]}</dd>
          </div>
        ))}
      </dl>
      <ImportColumns preview={preview} isDisabled={isImporting} onAssign={assign} />
      <ImportSample preview={preview} />
      {preview.errorCount > 0 && <ImportErrors preview={preview} />}
      {counts.wrong > 0 && (
        <CheckboxField
          label={t('import.leaveOut')}
          hint={t('import.leaveOut.hint')}
          disabled={isImporting}
          checked={options.leaveOut === true}
          onChange={({ target }) => setOptions({ ...options, leaveOut: target.checked })}
        />
      )}
      {extras?.(state)}
    </div>
  )
}

/** Progress while the file travels; then the database works, which shows no parts. */
const ImportPress = ({ state }: { state: ImportState }) => {
  const { t } = useTranslation()
  const { preview, options, isReading, isImporting, sent } = state
  const { fresh = 0, wrong = 0 } = preview?.counts ?? {}
  return (
    <>
      {isImporting && (
        <progress
          className="import-progress"
          aria-label={t('import.running')}
          {...(sent < 1 && { value: sent })}
        />
      )}
      <Button
        isPending={isImporting}
        pendingLabel={t('import.running')}
        disabled={isReading || fresh === 0 || (wrong > 0 && !options.leaveOut)}
        onClick={state.import}
      >
        {preview ? t('import.run', { n: fresh }) : t('import.open')}
      </Button>
    </>
  )
}

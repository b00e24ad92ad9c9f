import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { ImportedNoun } from '../browser/api.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportErrors } from './import-errors.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportPress } from './import-press.tsx'
import { ImportSample } from './import-sample.tsx'
import { type ImportState, useImport } from './use-import.ts'

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
  const { preview, file, progress } = state
  const label = preview ? t('import.run', { n: preview.counts.fresh }) : t('import.open')
  return (
    <ImportFrame
      state={state}
      title={title}
      hint={hint}
      accept=".csv,.tsv,.txt,text/csv"
      formats={t('import.formats')}
      // Progress while the file travels; then the database works, which shows no parts.
      press={<ImportPress state={state} done={progress ?? 0} label={label} />}
      onClose={onClose}
    >
      {preview && file && <Preview state={state} preview={preview} extras={extras} />}
    </ImportFrame>
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
      <ImportCounts counts={counts} />
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

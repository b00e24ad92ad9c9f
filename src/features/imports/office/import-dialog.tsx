import type { ReactNode } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import type { ImportedNoun } from '../browser/api.ts'
import type { ExampleColumn } from '../examples.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportErrors } from './import-errors.tsx'
import { ImportExample } from './import-example.tsx'
import { ImportFrame } from './import-frame.tsx'
import { ImportLeft } from './import-left.tsx'
import { ImportPress } from './import-press.tsx'
import { ImportSample } from './import-sample.tsx'
import { type ImportState, type OnImported, useImport } from './use-import.ts'

/** Choose a file, preview the import, and run it. */
export const ImportDialog = ({
  noun,
  title,
  hint,
  example,
  extras,
  onDone,
  onClose,
}: {
  noun: ImportedNoun
  title: string
  /** Describes the expected columns. */
  hint: string
  /** The columns of the sample file. */
  example: readonly ExampleColumn<TextKey>[]
  /** Further options of this kind of record. */
  extras?: (state: ImportState) => ReactNode
  onDone: OnImported
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const state = useImport(noun, onDone)
  const { preview, file, progress } = state
  const { counts, ended = 0 } = preview ?? {}
  const isOnlyEnding = counts?.fresh === 0 && ended > 0
  const label = counts
    ? isOnlyEnding
      ? t('import.runEnding', { n: ended })
      : t('import.run', { n: counts.fresh })
    : t('import.open')
  return (
    <ImportFrame
      state={state}
      title={title}
      hint={hint}
      example={<ImportExample columns={example} />}
      accept=".csv,.tsv,.txt,text/csv"
      formats={t('import.formats')}
      // Shows the upload progress; the database work after it has no measurable progress.
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
      <ImportCounts counts={counts} declinedCount={preview.declinedCount} />
      <ImportColumns preview={preview} isDisabled={isImporting} onAssign={assign} />
      <ImportSample preview={preview} />
      {preview.errorCount > 0 && <ImportErrors preview={preview} />}
      <ImportLeft preview={preview} />
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

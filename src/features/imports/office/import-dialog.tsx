import Download from 'lucide-react/icons/download'
import { type ReactNode, useId, useState } from 'react'
import { formatLanguageName } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { languages } from '#languages/language.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { ImportedNoun } from '../browser/api.ts'
import { type ExampleColumn, exampleFile } from '../examples.ts'
import type { ImportPreview } from '../schema.ts'
import { ImportFrame, ImportPress } from './import-frame.tsx'
import { ImportCounts, ImportErrors, ImportSample, saveReport } from './import-preview.tsx'
import { type ImportState, type OnImported, useImport } from './use-import.ts'
import '#ui/form-field.css'

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

/** Downloads a sample file whose headers the import recognizes. */
const ImportExample = ({ columns }: { columns: readonly ExampleColumn<TextKey>[] }) => {
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

const none = 'none'

/** Maps the columns of the file to fields. Open by default if a required column was not recognized. */
const ImportColumns = ({
  preview: { fields, heads },
  isDisabled,
  onAssign,
}: {
  preview: ImportPreview
  isDisabled: boolean
  onAssign: (name: string, column: number | null) => void
}) => {
  const { t } = useTranslation()
  const id = useId()
  const isMissing = fields.some(({ isRequired, column }) => isRequired && column === null)
  // It does not close while the user is choosing.
  const [isOpen] = useState(isMissing)
  const options = [
    { value: none, label: t('import.columns.none') },
    ...heads.map((head, index) => ({
      value: String(index),
      label: head || t('import.columns.unnamed', { id: String(index + 1) }),
    })),
  ]
  return (
    <details className="import-columns" open={isOpen}>
      <summary>{t('import.columns')}</summary>
      <p className="muted">{t(isMissing ? 'import.columns.missing' : 'import.columns.text')}</p>
      <div className="import-columns-grid">
        {fields.map(({ name, label, isRequired, column }) => (
          <div key={name} className="field">
            <label className="field-label" htmlFor={`${id}-${name}`}>
              {label}
              {!isRequired && <span className="field-optional"> ({t('form.optional')})</span>}
            </label>
            <Select
              id={`${id}-${name}`}
              options={options}
              value={column === null ? none : String(column)}
              disabled={isDisabled}
              onValueChange={(value) => onAssign(name, value === none ? null : Number(value))}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

/** The default language, for lines without one. */
export const ImportLanguage = ({ state: { options, setOptions, isImporting } }: { state: ImportState }) => {
  const { t, language } = useTranslation()
  return (
    <SelectField
      label={t('import.language')}
      value={String(options.language ?? 'ar')}
      disabled={isImporting}
      onChange={({ target }) => setOptions({ ...options, language: target.value })}
      options={languages.map((value) => ({ value, label: formatLanguageName(value, language) }))}
    />
  )
}

const errorHeads = { head: 'import.column', value: 'import.value', message: 'import.reason' } as const

/** The data in the file that is not imported. */
const ImportLeft = ({
  preview: { unused, notes, noteCount, declined, declinedCount, ended, report },
}: {
  preview: ImportPreview
}) => {
  const { t } = useTranslation()
  const id = useId()
  const endedText = ended > 0 ? ` ${t('import.ended', { n: ended })}` : ''
  return (
    <>
      {unused.length > 0 && (
        <section aria-labelledby={id}>
          <h3 id={id}>{t('import.unused')}</h3>
          <p className="muted">{t('import.unused.text')}</p>
          <ul>
            {unused.map(({ column, head, cells }) => (
              <li key={column}>
                {t('import.unused.column', {
                  head: head || t('import.columns.unnamed', { id: String(column + 1) }),
                  n: cells,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {declinedCount > 0 && (
        <ImportErrors
          preview={{ errors: declined, errorCount: declinedCount, report }}
          title="import.declined"
          text={t('import.declined.text') + endedText}
          heads={errorHeads}
          save="import.report.save"
        />
      )}
      {noteCount > 0 && (
        <ImportErrors
          preview={{ errors: notes, errorCount: noteCount, report }}
          title="import.notes"
          heads={errorHeads}
          save="import.report.save"
        />
      )}
    </>
  )
}

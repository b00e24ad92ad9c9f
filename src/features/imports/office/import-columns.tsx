import { useId, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Select } from '#ui/select.tsx'
import type { ImportPreview } from '../schema.ts'
import '#ui/form-field.css'

const none = 'none'

/** Maps the columns of the file to fields. Open by default if a required column was not recognized. */
export const ImportColumns = ({
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

import { ImportDialog, ImportLanguage } from '#features/imports/office/import-dialog.tsx'
import type { ImportState, OnImported } from '#features/imports/office/use-import.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { TextField } from '#ui/text-field.tsx'
import { subscriberExample } from '../import-example.ts'

const SubscriberImportDialog = (props: { onDone: OnImported; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <ImportDialog
      {...props}
      noun="newsletter-subscribers"
      title={t('import.subscribers')}
      hint={t('import.subscribers.hint')}
      example={subscriberExample}
      extras={(state) => <Consent state={state} />}
    />
  )
}

/** Mail requires consent, so the office must enter how and when it was given. */
const Consent = ({ state }: { state: ImportState }) => {
  const { t } = useTranslation()
  const { preview, options, setOptions, errorOf, isImporting } = state
  const field = (name: 'consentBasis' | 'consentedOn') => ({
    value: String(options[name] ?? ''),
    disabled: isImporting,
    error: errorOf(name),
    // An empty field means no value.
    onChange: ({ target }: { target: { value: string } }) =>
      setOptions({ ...options, [name]: target.value || undefined }),
  })
  if (preview?.counts.fresh === 0) return null
  return (
    <div className="form-grid">
      {preview?.asks.includes('consentBasis') && (
        <TextField
          {...field('consentBasis')}
          label={t('import.consentBasis')}
          hint={t('import.consentBasis.hint')}
          className="form-full"
        />
      )}
      {preview?.asks.includes('consentedOn') && (
        <TextField
          {...field('consentedOn')}
          label={t('import.consentedOn')}
          hint={t('import.consentedOn.hint')}
          dir="ltr"
          autoComplete="off"
        />
      )}
      <ImportLanguage state={state} />
    </div>
  )
}

export default SubscriberImportDialog

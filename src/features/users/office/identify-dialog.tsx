import { useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/translate.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import { useSending } from '#ui/use-sending.tsx'
import { userName } from '../browser/user-name.ts'
import { identityDocuments } from '../identity-documents.ts'
import { type IdentityChange, identityForm } from '../schema.ts'
import { NamedPerson } from './named-person.tsx'

const labels = { documentKind: 'users.identity.document', note: 'users.identity.note' } as const

/** Records that the office has seen a client in person, and with which document. */
const IdentifyDialog = ({
  person,
  save,
  fallbackId,
  refresh,
  onClose,
}: {
  person: { id: number; firstName: string; lastName: string }
  save: (change: IdentityChange) => Promise<unknown>
  /** Takes the focus if the button that opened the dialog is gone. */
  fallbackId: string
  /** Refetches the shown record, then continues. */
  refresh: (andThen: () => void) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { form, field, ...sending } = useSending({
    schema: identityForm,
    labels,
    defaultValues: { note: '' },
    send: ({ documentKind, note }) => save({ documentKind, ...(note && { note }) }),
    onSent: () =>
      refresh(() => {
        onClose()
        showToast({ title: t('users.identity.done'), description: userName(person) })
      }),
    // A colleague may have recorded it in the meantime.
    onFailed: () => refresh(() => undefined),
    failed: t('users.identity.failed'),
  })
  const kind = useWatch({ control: form.control, name: 'documentKind' })
  return (
    <SendingDialog
      title={t('users.identity.title')}
      size={480}
      frame={sending}
      formLabel={t('users.identity.title')}
      fallbackId={fallbackId}
      onClose={onClose}
      save={t('users.identity.confirm')}
    >
      <NamedPerson id={person.id} name={userName(person)} />
      <p>{t('users.identity.body')}</p>
      <SelectField
        {...field('documentKind')}
        hint={t('users.identity.document.hint')}
        placeholder={t('users.identity.document.choose')}
        options={identityDocuments.map((value) => ({ value, label: t(`identity.document.${value}`) }))}
      />
      <TextArea
        {...field('note')}
        isOptional={kind !== 'other'}
        rows={3}
        hint={t('users.identity.note.hint')}
      />
    </SendingDialog>
  )
}

export default IdentifyDialog

import { useWatch } from 'react-hook-form'
import { identityDocuments, recordedSightings, sightings } from '#features/users/identity-documents.ts'
import { NamedPerson } from '#features/users/office/named-person.tsx'
import { anyDay, dayAsTyped } from '#fields/day.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { DateField } from '#ui/date-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useSending } from '#ui/use-sending.tsx'
import { type Diligence, identityForm, noCopy } from '../schema.ts'
import { capacities } from '../values.ts'
import { recordIdentity, type SubjectAddress } from './api.ts'
import { OwnersField } from './owners-field.tsx'

export type DiligenceDialogProps = {
  subject: SubjectAddress
  name: string
  diligence: Diligence
  fallbackId: string
  onSaved: (saved: Diligence) => Promise<void>
  onClose: () => void
}

const labels = {
  documentKind: 'users.identity.document',
  number: 'diligence.number',
  sighting: 'diligence.seen',
  country: 'diligence.country',
  validUntil: 'diligence.validUntil',
  birthDate: 'diligence.birthDate',
  capacity: 'diligence.capacity',
  powerNumber: 'diligence.powerNumber',
  registrationNumber: 'diligence.registration',
  registrationUntil: 'diligence.registrationUntil',
  owners: 'diligence.owners',
  source: 'diligence.source',
  copyDocumentId: 'diligence.copy',
  note: 'users.identity.note',
} as const

/** Records an identity document. Fields that do not apply to the capacity are not sent. */
export const IdentityDialog = ({
  subject,
  name,
  diligence: { paper, documents, ownerShare, keepsCopies, updatedAt },
  fallbackId,
  onSaved,
  onClose,
}: DiligenceDialogProps) => {
  const { t } = useTranslation()
  const { form, field, texts, ...sending } = useSending({
    schema: identityForm,
    labels,
    defaultValues: {
      documentKind: paper.documentKind ?? undefined,
      note: paper.note ?? '',
      sighting: paper.sighting ?? 'person',
      number: paper.number ?? '',
      country: paper.country,
      validUntil: dayAsTyped(paper.validUntil),
      birthDate: dayAsTyped(paper.birthDate),
      capacity: paper.capacity ?? (subject.kind === 'parties' ? 'manager' : 'self'),
      powerNumber: paper.powerNumber ?? '',
      registrationNumber: paper.registrationNumber ?? '',
      registrationUntil: dayAsTyped(paper.registrationUntil),
      owners: paper.owners,
      source: paper.source,
      copyDocumentId: paper.copy ? String(paper.copy.id) : noCopy,
    },
    send: (values) =>
      recordIdentity(subject, {
        ...values,
        ...(values.capacity !== 'attorney' && { powerNumber: '' }),
        updatedAt,
      }),
    onSent: onSaved,
    failed: t('diligence.identity.failed'),
  })
  const [capacity, documentKind] = useWatch({ control: form.control, name: ['capacity', 'documentKind'] })
  const isVerified = paper.sighting === 'provider'
  const isCompany = capacity === 'manager' || subject.kind === 'parties'
  return (
    <SendingDialog
      title={t('diligence.identity.title')}
      size={760}
      frame={sending}
      formLabel={t('diligence.identity.title')}
      fallbackId={fallbackId}
      onClose={onClose}
      lead={<NamedPerson id={subject.id} name={name} />}
    >
      <div className="form-grid">
        <SelectField
          {...field('documentKind')}
          placeholder={t('users.identity.document.choose')}
          options={identityDocuments.map((value) => ({ value, label: t(`identity.document.${value}`) }))}
        />
        <TextField {...field('number')} dir="ltr" autoComplete="off" spellCheck={false} />
        <TextField {...field('country')} isOptional />
        <SelectField
          {...field('sighting')}
          {...(isVerified && { hint: t('diligence.sighting.provider.hint') })}
          options={(isVerified ? recordedSightings : sightings).map((value) => ({
            value,
            label: t(`diligence.sighting.${value}`),
          }))}
        />
        <DateField {...field('validUntil')} isOptional days={anyDay} />
        <DateField {...field('birthDate')} isOptional days={anyDay} />
        <SelectField
          {...field('capacity')}
          options={capacities.map((value) => ({ value, label: t(`diligence.capacity.${value}`) }))}
        />
        {capacity === 'attorney' && <TextField {...field('powerNumber')} dir="ltr" autoComplete="off" />}
        {isCompany && (
          <>
            <TextField {...field('registrationNumber')} isOptional dir="ltr" autoComplete="off" />
            <DateField {...field('registrationUntil')} isOptional days={anyDay} />
            <OwnersField form={form} label={texts('owners')} share={ownerShare} />
            <TextField {...field('source')} isOptional hint={t('diligence.source.hint')} />
          </>
        )}
        {documents.length > 0 && (
          <SelectField
            {...field('copyDocumentId')}
            isOptional
            hint={t(keepsCopies ? 'diligence.copy.kept' : 'diligence.copy.destroyed')}
            options={[
              { value: noCopy, label: t('diligence.copy.none') },
              ...documents.map(({ id, name: file }) => ({ value: String(id), label: file })),
            ]}
          />
        )}
        <TextArea
          {...field('note')}
          className="form-full"
          isOptional={documentKind !== 'other'}
          rows={2}
          hint={t('users.identity.note.hint')}
        />
      </div>
    </SendingDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { type Ref, useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toast.ts'
import type { PartiesAnswer, Party, PartyInput } from '../schema.ts'
import { type NumberKind, numberKinds, type PartyRole, partyRoles } from '../values.ts'
import { saveParties } from './api.ts'

/** The form values of a party. */
type EditedParty = {
  key: string
  id: number | undefined
  role: PartyRole
  nameArabic: string
  nameLatin: string
  numberKind: NumberKind | typeof withoutNumber
  number: string
}

const withoutNumber = 'without'

const emptyParty = (role: PartyRole): EditedParty => ({
  key: crypto.randomUUID(),
  id: undefined,
  role,
  nameArabic: '',
  nameLatin: '',
  numberKind: withoutNumber,
  number: '',
})

const partyOf = ({ number, ...party }: Party): EditedParty => ({
  ...party,
  key: String(party.id),
  numberKind: number?.kind ?? withoutNumber,
  number: number?.value ?? '',
})

const inputOf = ({ id, role, nameArabic, nameLatin, numberKind, number }: EditedParty): PartyInput => ({
  id,
  role,
  nameArabic,
  nameLatin,
  number: numberKind === withoutNumber ? null : { kind: numberKind, value: number },
})

/** The fields of one party. Their names contain its index in the list. */
const PartyFields = ({
  party,
  number,
  errorOf,
  ref,
  onChange,
  onRemove,
}: {
  party: EditedParty
  number: number
  errorOf: (field: string) => string | undefined
  ref: Ref<HTMLFieldSetElement> | undefined
  onChange: (changes: Partial<EditedParty>) => void
  onRemove: () => void
}) => {
  const { t } = useTranslation()
  return (
    <fieldset className="party-fields" ref={ref}>
      <legend>{t('parties.nth', { n: number })}</legend>
      <SelectField
        label={t('parties.role')}
        className="party-whole"
        options={partyRoles.map((value) => ({ value, label: t(`parties.role.${value}`) }))}
        value={party.role}
        onChange={({ target }) => onChange({ role: target.value as PartyRole })}
      />
      <TextField
        label={t('parties.nameArabic')}
        isOptional
        lang="ar"
        value={party.nameArabic}
        error={errorOf('nameArabic')}
        onChange={({ target }) => onChange({ nameArabic: target.value })}
      />
      <TextField
        label={t('parties.nameLatin')}
        isOptional
        lang="en"
        value={party.nameLatin}
        error={errorOf('nameLatin')}
        onChange={({ target }) => onChange({ nameLatin: target.value })}
      />
      <SelectField
        label={t('parties.number')}
        options={[
          { value: withoutNumber, label: t('parties.number.none') },
          ...numberKinds.map((value) => ({ value, label: t(`parties.number.${value}`) })),
        ]}
        value={party.numberKind}
        onChange={({ target }) => onChange({ numberKind: target.value as EditedParty['numberKind'] })}
      />
      {party.numberKind !== withoutNumber && (
        <TextField
          label={t(`parties.number.${party.numberKind}`)}
          inputMode="numeric"
          lang="en"
          value={party.number}
          error={errorOf('number.value')}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      )}
      <Button
        className="party-whole party-remove"
        variant="outline"
        size="table"
        aria-label={t('parties.removeNth', { n: number })}
        onClick={onRemove}
      >
        {t('parties.remove')}
      </Button>
    </fieldset>
  )
}

const maxParties = 30

/** Ignores parties whose fields are all empty. */
const written = (parties: readonly EditedParty[]): string =>
  JSON.stringify(
    parties.filter(({ nameArabic, nameLatin, number }) => nameArabic + nameLatin + number !== ''),
  )

/** Edits the parties of a request and saves them as a whole. */
const PartiesDialog = ({
  consultationId,
  answer,
  onSaved,
  onClose,
}: {
  consultationId: number
  answer: PartiesAnswer
  /** Resolves once all request data is refetched and the dialog is closed. */
  onSaved: (saved: PartiesAnswer) => Promise<void>
  onClose: () => void
}) => {
  const { t, tMessage } = useTranslation()
  // The data at the time of opening. A refetch would bring a colleague's change, and this form would
  // overwrite it.
  const [opened] = useState(answer)
  const [before] = useState(() => opened.parties.map(partyOf))
  const [parties, setParties] = useState<EditedParty[]>(before.length > 0 ? before : [emptyParty('opposing')])
  const added = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    if (focused) added.current?.querySelector<HTMLElement>('button, input')?.focus()
  }, [focused])
  const save = useMutation({
    mutationFn: () =>
      saveParties(consultationId, { parties: parties.map(inputOf), updatedAt: opened.updatedAt }),
    onSuccess: onSaved,
    onError: (error) =>
      showToast({
        title: t('parties.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  const errorOf = (at: number) => (field: string) => {
    const errors = save.error instanceof ApiError ? save.error.errors : []
    const found = errors.find((each) => each.field === `parties.${at}.${field}`)
    return found && tMessage(found.message)
  }
  const change = (key: string, changes: Partial<EditedParty>) =>
    setParties(parties.map((party) => (party.key === key ? { ...party, ...changes } : party)))
  const isDirty = written(parties) !== written(before) && !save.isSuccess
  return (
    <SendingDialog
      title={t('parties.title', { reference: `#${consultationId}` })}
      size={760}
      frame={{
        isDirty,
        isPending: save.isPending,
        submit: (event) => {
          event.preventDefault()
          save.mutate()
        },
      }}
      onClose={onClose}
    >
      <p>{t('parties.intro')}</p>
      <div role="alert">
        {save.error && <p className="field-error">{explainFailure(save.error, t).message}</p>}
      </div>
      {parties.map((party, at) => (
        <PartyFields
          key={party.key}
          ref={party.key === focused ? added : undefined}
          party={party}
          number={at + 1}
          errorOf={errorOf(at)}
          onChange={(changes) => change(party.key, changes)}
          onRemove={() => {
            save.reset()
            setParties(parties.filter(({ key }) => key !== party.key))
            addButton.current?.focus()
          }}
        />
      ))}
      <Button
        ref={addButton}
        variant="outline"
        icon={<Icon icon={Plus} size="medium" />}
        disabled={parties.length >= maxParties}
        onClick={() => {
          const party = emptyParty('opposing')
          setParties([...parties, party])
          setFocused(party.key)
        }}
      >
        {t('parties.add')}
      </Button>
    </SendingDialog>
  )
}

export default PartiesDialog

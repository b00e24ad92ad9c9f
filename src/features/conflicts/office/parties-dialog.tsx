import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { SendingDialog } from '#ui/sending-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { PartiesAnswer } from '../schema.ts'
import { saveParties } from './api.ts'
import { type EditedParty, emptyParty, inputOf, PartyFields, partyOf } from './party-fields.tsx'

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

import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { ApiError } from '#browser/call-api.ts'
import { draftKey } from '#browser/drafts.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { useFormDraft } from '#ui/use-form-draft.ts'
import { useSending } from '#ui/use-sending.tsx'
import { frontDeskQuery, recordRequest } from '../browser/api.ts'
import type { Recorded } from '../schema.ts'
import { KnownCallers } from './known-callers.tsx'
import { CallerFields, FollowUpFields, RequestFields } from './record-fields.tsx'
import { inputOf, labels, none, type RecordValues, recordForm } from './record-values.ts'
import { RecordedRequest } from './recorded.tsx'
import './record-dialog.css'

/** The fields of the dialog that describe a caller. */
export type Caller = Pick<RecordValues, 'phone' | 'firstName' | 'lastName' | 'email' | 'language'> & {
  /** The id of their account; empty without one. */
  userId: string
}

type Props = {
  me: SignedInUser
  /** A caller who is known when the dialog opens. */
  start?: Partial<Caller> | undefined
  /** Fetches the caller of an account, or of a request without one. */
  findCaller: (from: { userId: number } | { consultationId: number }) => Promise<Caller>
  onRecorded: (saved: Recorded) => void
  onPropose: (saved: Recorded) => void
  onOpen: (id: number) => void
  onClose: () => void
}

/** Records a request while the call lasts: the number first, and matching people and requests beside it. */
const RecordDialog = (props: Props) => {
  const { t } = useTranslation()
  const [saved, setSaved] = useState<Recorded>()
  const [turn, setTurn] = useState(0)
  const { onOpen, onPropose, onRecorded, onClose } = props
  if (!saved)
    return (
      <RecordForm
        key={turn}
        {...props}
        start={turn === 0 ? props.start : undefined}
        onSaved={(recorded, isToPropose) => {
          setSaved(recorded)
          onRecorded(recorded)
          if (isToPropose) onPropose(recorded)
        }}
      />
    )
  const { id } = saved.consultation
  return (
    <Dialog
      key="saved"
      title={t('desk.recorded', { reference: `#${id}` })}
      size={640}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="outline"
            onClick={() => {
              setTurn(turn + 1)
              setSaved(undefined)
            }}
          >
            {t('desk.next')}
          </Button>
          <Button variant="outline" onClick={() => onPropose(saved)}>
            {t('desk.propose')}
          </Button>
          <Button onClick={() => onOpen(id)}>{t('desk.open')}</Button>
        </>
      }
    >
      <RecordedRequest recorded={saved} />
    </Dialog>
  )
}

const RecordForm = ({
  me,
  start,
  findCaller,
  onOpen,
  onSaved,
  onClose,
}: Props & { onSaved: (saved: Recorded, isToPropose: boolean) => void }) => {
  const { t, language } = useTranslation()
  const { data: choices } = useQuery(frontDeskQuery())
  const [similarTo, setSimilarTo] = useState<number>()
  const [isFinding, setFinding] = useState(false)
  const isToPropose = useRef(false)
  const { form, texts, field, summary, ...sending } = useSending({
    schema: recordForm,
    defaultValues: { ...emptyValues, language, ...start },
    labels,
    send: (values) =>
      recordRequest({ ...inputOf(values), ...(similarTo !== undefined && { confirmsSimilar: true }) }),
    onSent: (recorded) => {
      draft.forget()
      onSaved(recorded, isToPropose.current)
    },
    onFailed: (error) => setSimilarTo(error instanceof ApiError ? error.similarTo : undefined),
    failed: t('desk.failed'),
  })
  const [isRestored, setRestored] = useState(false)
  const draft = useFormDraft(start ? null : draftKey(me.id, 'new-request'), form, {
    unchosen: [none, 'phone', language],
    onRestored: () => setRestored(true),
  })
  const given = form.watch(['phone', 'firstName', 'lastName', 'email'])
  const [phone, firstName, lastName, email] = given
  const take = async (from: Parameters<typeof findCaller>[0]) => {
    setFinding(true)
    try {
      const caller = await findCaller(from)
      for (const [name, value] of Object.entries(caller))
        form.setValue(name as keyof Caller, value, { shouldDirty: true, shouldValidate: false })
      form.clearErrors(['phone', 'firstName'])
    } catch (error) {
      void showFailure(t('desk.known.failed'), error, t)
    } finally {
      setFinding(false)
    }
  }
  const fields = { form, field, texts }
  return (
    <Dialog
      title={t('desk.title')}
      size={920}
      bodyClassName="desk-body"
      isDirty={form.formState.isDirty && !sending.isSent && !draft.isKept}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={sending.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            variant="outline"
            disabled={sending.isPending}
            onClick={() => {
              isToPropose.current = true
            }}
          >
            {t('desk.saveAndPropose')}
          </Button>
          <Button
            type="submit"
            isPending={sending.isPending}
            pendingLabel={t('form.submitting')}
            onClick={() => {
              isToPropose.current = false
            }}
          >
            {t(similarTo === undefined ? 'desk.save' : 'desk.similar.save')}
          </Button>
        </>
      )}
    >
      <div className="desk-fields stack">
        {summary}
        {isRestored && draft.isKept && (
          <p className="caption">
            {t('desk.draft')}{' '}
            <button
              type="button"
              className="text-link link-button"
              onClick={() => {
                form.reset({ ...emptyValues, language })
                draft.forget()
              }}
            >
              {t('desk.draft.clear')}
            </button>
          </p>
        )}
        {similarTo !== undefined && (
          <p className="desk-note">
            {t('desk.similar', { reference: `#${similarTo}` })}{' '}
            <button type="button" className="text-link link-button" onClick={() => onOpen(similarTo)}>
              {t('desk.similar.open', { reference: `#${similarTo}` })}
            </button>
          </p>
        )}
        <CallerFields {...fields} onChange={() => setSimilarTo(undefined)} />
      </div>
      <KnownCallers
        given={{ phone, email, name: `${firstName} ${lastName}`.trim() }}
        isBusy={isFinding || sending.isPending}
        onPerson={({ kind, id }) => take(kind === 'user' ? { userId: id } : { consultationId: id })}
        onRequest={({ id, service }) => {
          form.setValue('service', service, { shouldDirty: true })
          form.clearErrors('service')
          void take({ consultationId: id })
        }}
      />
      <div className="desk-fields desk-rest stack">
        <RequestFields {...fields} />
        <FollowUpFields {...fields} me={me} heardThrough={choices?.heardThrough ?? []} />
      </div>
    </Dialog>
  )
}

const emptyValues = {
  userId: '',
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  origin: 'phone',
  message: '',
  otherSide: '',
  urgentDay: '',
  urgentReason: '',
  assignedToId: none,
  heardThrough: none,
  receivedDay: '',
  receivedTime: '',
  noticeWay: none,
  isSpokenWith: false,
} as const

export default RecordDialog

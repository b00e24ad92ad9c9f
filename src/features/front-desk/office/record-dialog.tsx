import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { frontDeskQuery } from '../browser/api.ts'
import type { SavedRequest } from '../schema.ts'
import { KnownCallers, PersonQuestion, SimilarQuestion, TakenCaller } from './callers.tsx'
import { ContinuedDraft, Drafts } from './drafts.tsx'
import { CallerFields, FollowUpFields, RequestFields } from './record-fields.tsx'
import { RecordedRequest } from './recorded.tsx'
import { useRequestForm } from './use-request-form.ts'
import type { Caller } from './use-taken-caller.ts'
import './record-dialog.css'

type Props = {
  me: SignedInUser
  /** A caller who is known when the dialog opens. */
  start?: Caller | undefined
  /** Fetches the caller of an account, or of a request without one. */
  findCaller: (from: { userId: number } | { consultationId: number }) => Promise<Caller>
  onRecorded: (saved: SavedRequest) => void
  onPropose: (saved: SavedRequest) => void
  onOpen: (id: number) => void
  onClose: () => void
}

/** Records a request while the call lasts: the number first, and matching people and requests beside it. */
const RecordDialog = (props: Props) => {
  const { t } = useTranslation()
  const [saved, setSaved] = useState<SavedRequest>()
  const [account, setAccount] = useState<string>()
  const [turn, setTurn] = useState(0)
  const { onOpen, onPropose, onRecorded, onClose } = props
  if (!saved)
    return (
      <RecordForm
        key={turn}
        {...props}
        start={turn === 0 ? props.start : undefined}
        onSaved={(recorded, { isToPropose, accountName }) => {
          setSaved(recorded)
          setAccount(accountName)
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
      <RecordedRequest recorded={saved} accountName={account} />
    </Dialog>
  )
}

type FormProps = Props & {
  /** `accountName`: the owner of the portal in which the request appears. */
  onSaved: (saved: SavedRequest, about: { isToPropose: boolean; accountName: string | undefined }) => void
}

const RecordForm = ({ me, start, findCaller, onOpen, onSaved, onClose }: FormProps) => {
  const { t } = useTranslation()
  const { data: choices } = useQuery(frontDeskQuery())
  const [isFinding, setFinding] = useState(false)
  const isToPropose = useRef(false)
  const { form, texts, field, summary, caller, drafts, questions, ...sending } = useRequestForm({
    me,
    start,
    onSent: (recorded, accountName) => onSaved(recorded, { isToPropose: isToPropose.current, accountName }),
  })
  const { similarTo, isPersonQuestionOpen, openQuestion } = questions
  const [phone, firstName, lastName, email] = form.watch(['phone', 'firstName', 'lastName', 'email'])
  const take = async (from: Parameters<typeof findCaller>[0], service?: string) => {
    setFinding(true)
    const typed = () => JSON.stringify(form.getValues(['phone', 'firstName', 'lastName', 'email']))
    const before = typed()
    try {
      const found = await findCaller(from)
      // Input that follows the click is about another caller.
      if (typed() === before) caller.take(found, service)
    } catch (error) {
      void showFailure(t('desk.known.failed'), error, t)
    } finally {
      setFinding(false)
    }
  }
  const fields = { form, field, texts, caller }
  return (
    <Dialog
      title={t('desk.title')}
      size={920}
      bodyClassName="desk-body"
      isDirty={form.formState.isDirty && !sending.isSent && !drafts.isSafe}
      form={{ onSubmit: sending.submit }}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" disabled={sending.isPending} onClick={close}>
            {t('form.cancel')}
          </Button>
          {!openQuestion && (
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
          )}
          <Button
            type="submit"
            isPending={sending.isPending}
            pendingLabel={t('form.submitting')}
            onClick={() => {
              // An answer to a question continues the press that led to it.
              if (!openQuestion) isToPropose.current = false
            }}
          >
            {t(
              openQuestion === 'person'
                ? 'desk.person.without'
                : openQuestion
                  ? 'desk.similar.save'
                  : 'desk.save',
            )}
          </Button>
        </>
      )}
    >
      <div className="desk-fields stack">
        {summary}
        <SimilarQuestion to={similarTo} onOpen={onOpen} />
        {isPersonQuestionOpen && caller.taken && (
          <PersonQuestion
            account={caller.taken.caller}
            isAnswered={openQuestion !== 'person'}
            isBusy={sending.isPending}
            onConfirm={() => void sending.confirmPerson()}
            onWithout={() => {
              caller.release('contact')
              void sending.submit()
            }}
            onBack={() => {
              questions.withdraw()
              form.setFocus('firstName')
            }}
          />
        )}
        <Drafts drafts={drafts} />
        <ContinuedDraft drafts={drafts} />
        <CallerFields {...fields}>
          {/* The question has the same account. */}
          {!isPersonQuestionOpen && (
            <TakenCaller caller={caller} onChosen={() => form.setFocus('firstName')} />
          )}
        </CallerFields>
      </div>
      <KnownCallers
        given={{ phone, email, name: `${firstName} ${lastName}`.trim() }}
        isBusy={isFinding || sending.isPending}
        onPerson={({ kind, id }) => take(kind === 'user' ? { userId: id } : { consultationId: id })}
        onRequest={({ id, service }) => take({ consultationId: id }, service)}
      />
      <div className="desk-fields desk-rest stack">
        <RequestFields {...fields} />
        <FollowUpFields {...fields} me={me} heardThrough={choices?.heardThrough ?? []} />
      </div>
    </Dialog>
  )
}

export default RecordDialog

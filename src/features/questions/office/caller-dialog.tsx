import { draftKey } from '#browser/drafts.ts'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { AnswerCalls } from '../browser/own-api.ts'
import { QuestionForm } from '../browser/question-form.tsx'
import type { OwnQuestions } from '../schema.ts'
import { saveForCaller, sendForCaller } from './api.ts'

/** The form of the person, in which an employee answers while the caller is on the telephone. */
const CallerDialog = ({
  request,
  userId,
  version,
  questions,
  onSent,
  onStale,
  onClose,
}: {
  request: Pick<Consultation, 'id' | 'firstName' | 'lastName'>
  /** The employee. */
  userId: number
  version: NonNullable<OwnQuestions['version']>
  /** `sentAt` is null: its sentence addresses the person. */
  questions: Pick<OwnQuestions, 'draft' | 'sentAt'>
  onSent: () => void
  /** The questions of the request have changed. */
  onStale: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('officeQuestions.answer.title', { reference: `#${request.id}` })}
      description={<bdi>{`${request.firstName} ${request.lastName}`}</bdi>}
      onClose={onClose}
    >
      <QuestionForm
        questions={questions}
        version={version}
        calls={callsFor(request.id, userId)}
        onSent={onSent}
        onStale={onStale}
      />
    </Dialog>
  )
}

const callsFor = (id: number, userId: number): AnswerCalls => ({
  save: (typed) => saveForCaller(id, typed),
  send: (typed) => sendForCaller(id, typed),
  draft: draftKey(userId, `caller-questions-${id}`),
  posted: { fields: {}, query: '' },
})

export default CallerDialog

import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { ConsultationTask } from './consultation-tasks.tsx'
import type { OpenFact } from './facts.ts'
import { hasMatter } from './matter-facts.tsx'
import type { RequestDetails } from './use-request-details.ts'

/** One line with what a request does not have yet, and what can always be added. */
export const AddFacts = ({
  request,
  details: { agreements, matter, questions },
  onOpen,
  onTask,
}: {
  request: Consultation
  details: RequestDetails
  onOpen: (fact: OpenFact) => void
  onTask: (task: ConsultationTask) => void
}) => {
  const { t } = useTranslation()
  const { isOpen, appointment, spokeAt, urgentDay, stage } = request
  const additions = [
    appointment === null &&
      spokeAt === null && { label: t('appointments.heading'), add: () => onOpen({ id: 'appointment' }) },
    isOpen && {
      label: t('conversations.record'),
      add: () => onTask({ of: 'conversation', task: { kind: 'record' } }),
    },
    isOpen &&
      urgentDay === null && {
        label: t('consult.urgentDay.set'),
        add: () => onTask({ of: 'desk', task: 'urgent' }),
      },
    questions?.opened?.version &&
      !questions.opened.isClosed &&
      questions.opened.requestedAt === null &&
      !questions.isAnswered && {
        label: t('request.questions'),
        add: () => onOpen({ id: 'questions' }),
      },
    isOpen &&
      agreements?.engagements.length === 0 && {
        label: t('agreements.title'),
        add: () => onOpen({ id: 'agreement' }),
      },
    isOpen &&
      stage === null &&
      matter &&
      !hasMatter(matter) && { label: t('request.path'), add: () => onOpen({ id: 'path' }) },
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t('request.add')} className="facts-add print-hidden">
      <span className="fact-label" aria-hidden="true">
        {t('request.add')}
      </span>
      {additions.map(
        (addition) =>
          addition && (
            <button
              key={addition.label}
              type="button"
              className="text-link link-button"
              onClick={addition.add}
            >
              {addition.label}
            </button>
          ),
      )}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ConsultationFacts, ConsultationHistory } from '#features/consultations/office/consultation-facts.tsx'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { PapersPanel } from '#features/papers/office/papers-panel.tsx'
import { staffQuery } from '#features/users/browser/api.ts'
import { AccessPanel } from './access-panel.tsx'
import AgreementPanel from './agreement-panel.tsx'
import AnswerPanel from './answer-panel.tsx'
import { IdentityPanel, PartiesPanel } from './check-panel.tsx'
import { ConsultationLinks } from './consultation-links.tsx'
import type { ConsultationTask } from './consultation-tasks.tsx'
import type { FactId, OpenFact } from './facts.ts'
import MeetPanel from './meet-panel.tsx'
import ProgressPanel from './progress-panel.tsx'
import { QuestionsPanel } from './questions-panel.tsx'

// Loaded with the facts.
export { KeysDialog } from './keys-dialog.tsx'

export type FactContentProps = {
  request: ConsultationWithHistory
  refresh: (andThen: () => void) => Promise<void>
  onTask: (task: ConsultationTask) => void
  /** Whether the form of a fact has unsaved input. */
  onDirty: (id: FactId, isDirty: boolean) => void
  onClose: () => void
}

/** The content of an opened fact. */
export default function FactContent({
  id,
  opened,
  ...props
}: FactContentProps & {
  id: FactId
  /** Undefined while it is closed. */
  opened: OpenFact | undefined
}) {
  const { request, refresh, onTask, onDirty, onClose } = props
  const { data: staff = [] } = useQuery(staffQuery())
  switch (id) {
    case 'status':
      return (
        <AnswerPanel
          {...{ request, refresh, opened, onClose, onTask }}
          onDirty={(isDirty) => onDirty('status', isDirty)}
        />
      )
    case 'appointment':
      return <MeetPanel request={request} onTask={onTask} />
    case 'identity':
      return <IdentityPanel request={request} />
    case 'parties':
      return <PartiesPanel request={request} onTask={onTask} />
    case 'questions':
      return <QuestionsPanel request={request} refresh={refresh} />
    case 'agreement':
      return <AgreementPanel request={request} opened={opened} refresh={refresh} />
    case 'path':
      return (
        <ProgressPanel
          opened={opened}
          request={request}
          refresh={refresh}
          onDirty={(isDirty) => onDirty('path', isDirty)}
        />
      )
    case 'papers':
      return <PapersPanel consultationId={request.id} onDirty={(isDirty) => onDirty('papers', isDirty)} />
    case 'more':
      return (
        <ConsultationFacts
          consultation={request}
          hasText={false}
          reply={null}
          access={null}
          links={
            request.isOpen && (
              <ConsultationLinks consultation={request} onTask={(task) => onTask({ of: 'desk', task })} />
            )
          }
        />
      )
    case 'access':
      return <AccessPanel request={request} refresh={refresh} />
    case 'history':
      return <ConsultationHistory history={request.history} staff={staff} />
  }
}

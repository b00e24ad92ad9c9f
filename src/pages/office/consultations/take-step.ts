import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import type { ConsultationTask } from './consultation-tasks.tsx'
import type { OpenFact } from './facts.ts'
import type { NextStep } from './next-step-rule.ts'

type Actions = {
  request: ConsultationWithHistory
  reply: () => unknown
  take: () => void
  setOpened: (fact: OpenFact) => void
  setTask: (task: ConsultationTask) => void
}

/** The action of the button of the next step. */
export const takeStep = ({ kind }: NextStep, { request, reply, take, setOpened, setTask }: Actions): void => {
  const { id: consultationId, assignedToId: lawyerId } = request
  if (kind === 'reply') reply()
  else if (kind === 'take') take()
  else if (kind === 'conflict') setTask({ of: 'parties', task: 'check' })
  else if (kind === 'propose')
    setTask({ of: 'appointment', task: { kind: 'propose', consultationId, lawyerId } })
  else if (kind === 'decide') setOpened({ id: 'status', field: 'status' })
  else if (kind === 'draft') setOpened({ id: 'agreement', task: 'draft' })
  else if (kind === 'inForce') setOpened({ id: 'agreement' })
  else if (kind === 'addDate') setOpened({ id: 'path', task: 'addDate' })
  else setOpened({ id: 'path' })
}

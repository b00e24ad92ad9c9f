import { useMutation, useQueryClient } from '@tanstack/react-query'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { lazy, useState } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { updateConsultation } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import type { Neighbours } from '#features/consultations/office/neighbours.ts'
import { ReplyDue } from '#features/consultations/office/reply-due.tsx'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { threadsKey } from '#features/threads/office/api.ts'
import Composer, { type Writing } from '#features/threads/office/composer.tsx'
import Thread from '#features/threads/office/thread.tsx'
import type { OfficeArea } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { useLeaveGuard } from '../../use-leave-guard.ts'
import type { ConsultationTask } from './consultation-tasks.tsx'
import type { FactId } from './facts.ts'
import { FactsSheet } from './facts-sheet.tsx'
import { NextStepStrip } from './next-step.tsx'
import { nextStepOf } from './next-step-rule.ts'
import { RequestFacts } from './request-facts.tsx'
import { RequestHead } from './request-head.tsx'
import { useRequestKeys } from './request-keys.ts'
import { RequestNotice } from './request-notice.tsx'
import { takeStep } from './take-step.ts'
import { useOpenFact } from './use-open-fact.ts'
import { useRequestDetails } from './use-request-details.ts'
import './request.css'

const ConsultationTasks = lazy(() => import('./consultation-tasks.tsx'))
const KeysDialog = lazy(() =>
  import('./fact-content.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })),
)

/** One request: the client's words and the thread, what to do next, and the facts at the side. */
export const RequestScreen = ({
  request,
  me,
  neighbours,
  conversationTexts,
  onGo,
}: {
  request: ConsultationWithHistory
  me: SignedInUser
  neighbours: Neighbours
  /** Opens another request. */
  onGo: (id: number | undefined) => void
  /** Loaded with the dialogs of recorded conversations. */
  conversationTexts: readonly OfficeArea[]
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const details = useRequestDetails(request)
  const [task, setTask] = useState<ConsultationTask>()
  const [areKeysShown, setKeysShown] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const [unsaved, setUnsaved] = useState<readonly FactId[]>([])
  const [hasUnsentFiles, setUnsentFiles] = useState(false)
  const [writing, setWriting] = useState<Writing>({ mode: 'reply', isOpen: false, focusCount: 0 })
  const { question } = useLeaveGuard(unsaved.length > 0 || hasUnsentFiles)
  const { opened, setOpened, column, isSheetOpen, setSheetOpen } = useOpenFact()
  const refresh = async (andThen: () => void) => {
    await Promise.all(
      [consultationsKey, threadsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
    setTimeout(andThen)
  }
  const taking = useMutation({
    mutationFn: () => updateConsultation(request.id, { assignedToId: me.id, updatedAt: request.updatedAt }),
    onSuccess: () => refresh(() => showToast({ title: t('request.taken') })),
    onError: (error) => showFailure(t('request.takeFailed'), error, t),
  })
  const reply = () =>
    request.isOpen &&
    setWriting(({ focusCount }) => ({ mode: 'reply', isOpen: true, focusCount: focusCount + 1 }))
  // A colleague's request is taken in its form, with a second look.
  const take = () => {
    if (request.assignedToId === null) taking.mutate()
    else if (request.assignedToId !== me.id) setOpened({ id: 'status', field: 'assignedToId' })
  }
  useRequestKeys({
    KeyE: () => setOpened({ id: 'status', field: 'status' }),
    KeyA: () => !taking.isPending && take(),
    KeyR: reply,
    '?': () => setKeysShown(true),
  })
  const { thread, agreements, matter, parties } = details
  const step = nextStepOf({ request, entries: thread?.entries, agreements, matter })
  const facts = {
    ...{ request, me, details, opened, unsaved, refresh },
    onOpen: setOpened,
    onTask: setTask,
    onDirty: (id: FactId, isDirty: boolean) =>
      setUnsaved((before) => [...before.filter((each) => each !== id), ...(isDirty ? [id] : [])]),
    onTake: take,
  }
  return (
    <div className="request-columns">
      <div className="request-main">
        <RequestHead
          request={request}
          neighbours={neighbours}
          onGo={onGo}
          onPrint={() => {
            setWhole(true)
            setPrinting(true)
          }}
          onKeys={() => setKeysShown(true)}
        />
        <StateLine request={request} isOpen={isSheetOpen} onOpen={() => setSheetOpen(true)} />
        {step && (
          <NextStepStrip
            step={step}
            request={request}
            conflict={parties?.hits.find(({ isKnown }) => !isKnown)?.name}
            isQuiet={writing.isOpen || opened !== undefined}
            isPending={taking.isPending}
            onStep={() => takeStep(step, { request, reply, take, setOpened, setTask })}
          />
        )}
        <RequestNotice request={request} person={details.person} />
        <Thread
          consultation={request}
          isWhole={isWhole}
          onWhole={() => setWhole(true)}
          onPrintable={
            isPrinting
              ? () => {
                  setPrinting(false)
                  window.print()
                }
              : undefined
          }
        >
          {request.isOpen && (
            <Composer
              consultation={request}
              readerId={me.id}
              writing={writing}
              onWriting={(change) => setWriting((before) => ({ ...before, ...change }))}
              onSent={() => refresh(() => undefined)}
              onFiles={setUnsentFiles}
            />
          )}
        </Thread>
      </div>
      {!isSheetOpen && (
        <aside ref={column} className="panel request-side facts-scroll" aria-label={t('request.facts')}>
          <RequestFacts {...facts} onClose={() => setOpened(undefined)} />
        </aside>
      )}
      {isSheetOpen && (
        <FactsSheet
          {...facts}
          onClose={() => {
            setOpened(undefined)
            setSheetOpen(false)
          }}
        />
      )}
      {question}
      {areKeysShown && (
        <DialogSuspense>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </DialogSuspense>
      )}
      {task && (
        <DialogSuspense>
          <ConsultationTasks
            consultation={request}
            task={task}
            conversationTexts={conversationTexts}
            refresh={refresh}
            onClose={() => setTask(undefined)}
          />
        </DialogSuspense>
      )}
    </div>
  )
}

/** The status on a phone, which opens the sheet with the facts. */
const StateLine = ({
  request,
  isOpen,
  onOpen,
}: {
  request: ConsultationWithHistory
  isOpen: boolean
  onOpen: () => void
}) => {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <button
      type="button"
      className="request-state"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <StatusBadge status={request.status} />
      <span className="request-state-due">
        <ReplyDue consultation={request} now={now} />
      </span>
      <span className="request-state-more">
        {t('request.facts')}
        <Icon icon={ChevronUp} size="small" />
      </span>
    </button>
  )
}

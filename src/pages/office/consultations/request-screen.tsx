import { useMutation, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Keyboard from 'lucide-react/icons/keyboard'
import { lazy, type ReactNode, type Ref, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { updateConsultation } from '#features/consultations/browser/api.ts'
import { consultationsKey } from '#features/consultations/browser/counts.ts'
import { ConsultationMarks } from '#features/consultations/office/consultation-marks.tsx'
import type { Neighbours } from '#features/consultations/office/neighbours.ts'
import type { ConsultationWithHistory } from '#features/consultations/schema.ts'
import { ContactLinks } from '#features/conversations/office/contact-links.tsx'
import { threadsKey } from '#features/threads/office/api.ts'
import type { WritingMode } from '#features/threads/office/composer.tsx'
import Composer from '#features/threads/office/composer.tsx'
import Thread from '#features/threads/office/thread.tsx'
import type { OfficeArea } from '#i18n/areas.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { getTopDialog } from '#ui/open-dialogs.ts'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../../dialog-suspense.tsx'
import { OfficeHead } from '../office-head.tsx'
import AgreementPanel from './agreement-panel.tsx'
import AnswerPanel from './answer-panel.tsx'
import CheckPanel from './check-panel.tsx'
import type { ConsultationTask } from './consultation-tasks.tsx'
import MeetPanel from './meet-panel.tsx'
import ProgressPanel from './progress-panel.tsx'
import RequestSide from './request-side.tsx'
import './request.css'

const ConsultationTasks = lazy(() => import('./consultation-tasks.tsx'))
const KeysDialog = lazy(() => import('./keys-dialog.tsx'))

/** One request in the order of the work: check, answer, meet, agreement, stages; beside it the person, access and history. */
export const RequestScreen = ({
  request,
  me,
  neighbours: { previous, next },
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
  const now = useNow()
  const [task, setTask] = useState<ConsultationTask>()
  const [areKeysShown, setKeysShown] = useState(false)
  const [writing, setWriting] = useState<{ mode: WritingMode; focusCount: number }>({
    mode: 'reply',
    focusCount: 0,
  })
  const [hasUnsentFiles, setUnsentFiles] = useState(false)
  const status = useRef<HTMLDivElement>(null)
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
  const mayTake = request.assignedToId !== me.id
  useRequestKeys({
    KeyE: () => status.current?.querySelector<HTMLElement>('select, button')?.focus(),
    KeyA: () => mayTake && !taking.isPending && taking.mutate(),
    KeyR: () =>
      request.isOpen && setWriting(({ focusCount }) => ({ mode: 'reply', focusCount: focusCount + 1 })),
    '?': () => setKeysShown(true),
  })
  return (
    <>
      <OfficeHead
        title={`${request.firstName} ${request.lastName}`}
        actions={
          <>
            <NeighbourButton id={previous} label={t('request.previous')} icon={ArrowLeft} onGo={onGo} />
            <NeighbourButton id={next} label={t('request.next')} icon={ArrowRight} onGo={onGo} />
            <IconButton
              icon={Keyboard}
              label={t('request.keys')}
              className="request-keys"
              onClick={() => setKeysShown(true)}
            />
            {mayTake && (
              <Button isPending={taking.isPending} onClick={() => taking.mutate()}>
                {t('consult.toMe')}
              </Button>
            )}
          </>
        }
      >
        <p className="request-marks">
          <ConsultationMarks consultation={request} now={now} />
        </p>
        {request.isOpen && (
          <div className="cluster request-contact">
            <ContactLinks {...request} />
          </div>
        )}
      </OfficeHead>
      <div className="request-columns">
        <div className="request-main">
          {request.isOpen && (
            <Moment id="check" number={1} title={t('request.check')}>
              <CheckPanel request={request} onTask={setTask} />
            </Moment>
          )}
          <Moment id="answer" number={2} title={t('request.answer')} ref={status}>
            <AnswerPanel
              request={request}
              hasUnsentFiles={hasUnsentFiles}
              refresh={refresh}
              onConflict={() => setTask({ of: 'parties', task: 'check' })}
            />
          </Moment>
          <Thread consultation={request}>
            {request.isOpen && (
              <Composer
                consultation={request}
                readerId={me.id}
                {...writing}
                onMode={(mode) => setWriting(({ focusCount }) => ({ mode, focusCount }))}
                onSent={() => refresh(() => undefined)}
                onFiles={setUnsentFiles}
              />
            )}
          </Thread>
          <Moment id="meet" number={3} title={t('request.meet')}>
            <MeetPanel request={request} onTask={setTask} />
          </Moment>
          {request.isOpen && (
            <Moment id="agreement" number={4} title={t('agreements.title')}>
              <AgreementPanel request={request} refresh={refresh} />
            </Moment>
          )}
          <Moment id="path" number={5} title={t('matters.title')}>
            <ProgressPanel request={request} refresh={refresh} />
          </Moment>
        </div>
        <RequestSide request={request} refresh={refresh} onTask={setTask} />
      </div>
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
      {areKeysShown && (
        <DialogSuspense>
          <KeysDialog onClose={() => setKeysShown(false)} />
        </DialogSuspense>
      )}
    </>
  )
}

/** A step of the work. */
const Moment = ({
  id,
  number,
  title,
  ref,
  children,
}: {
  id: string
  number: number
  title: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) => (
  <section className="panel request-moment" aria-labelledby={`request-${id}`} ref={ref}>
    <header className="panel-head">
      <h2 id={`request-${id}`}>
        <span className="request-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
    </header>
    <div className="panel-body">{children}</div>
  </section>
)

const NeighbourButton = ({
  id,
  label,
  icon,
  onGo,
}: {
  id: number | undefined
  label: string
  icon: typeof ArrowLeft
  onGo: (id: number | undefined) => void
}) =>
  id !== undefined && (
    <Button
      variant="outline"
      aria-label={label}
      title={label}
      icon={<Icon icon={icon} size="medium" flips />}
      onClick={() => onGo(id)}
    />
  )

const editable = 'input, textarea, select, [contenteditable]'

/**
 * Calls a function for each key, unless someone types or a dialog is open. A name such as `KeyE` is the place
 * of a key, which has another letter on an Arabic keyboard; any other name is the character.
 */
export const useRequestKeys = (keys: Record<string, () => unknown>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (getTopDialog() || (event.target as Element).closest?.(editable)) return
    // The question mark of an Arabic keyboard.
    const character = event.key === '؟' ? '?' : event.key
    const act = keys[character] ?? (event.shiftKey ? undefined : keys[event.code])
    if (!act) return
    event.preventDefault()
    act()
  })
  // Before the paint: a key works as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

import { lazy, type ReactNode, Suspense } from 'react'
import type { SignedInUser } from '#access/roles.ts'
import { ReplyDue } from '#features/consultations/office/reply-due.tsx'
import { RestrictedBadge } from '#features/consultations/office/request-badges.tsx'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { formatDateTime, formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { useNow } from '#ui/use-now.ts'
import { AddFacts } from './add-facts.tsx'
import { ClientFacts } from './client-facts.tsx'
import type { FactContentProps } from './fact-content.tsx'
import { FactLine, FactRow } from './fact-row.tsx'
import type { FactId, OpenFact } from './facts.ts'
import { MatterFacts, MeetingFacts } from './matter-facts.tsx'
import type { RequestDetails } from './use-request-details.ts'
import './facts.css'

const FactContent = lazy(() => import('./fact-content.tsx'))

export type FactsProps = FactContentProps & {
  me: SignedInUser
  details: RequestDetails
  opened: OpenFact | undefined
  onOpen: (fact: OpenFact | undefined) => void
  /** The facts with unsaved input. */
  unsaved: readonly FactId[]
  onTake: () => void
}

/** The way in which a group of facts opens its rows. */
export type Opening = (id: FactId) => {
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** The facts of a request, each on one line. One at a time opens in place. */
export const RequestFacts = (props: FactsProps) => {
  const { t, language } = useTranslation()
  const now = useNow()
  const { request, details, opened, onOpen, unsaved, onTake, me } = props
  const opening: Opening = (id) => ({
    isOpen: opened?.id === id,
    onToggle: () => onOpen(opened?.id === id ? undefined : { id }),
    children: (
      <Suspense fallback={<Loading shapes={['60', '80']} />}>
        <FactContent
          {...props}
          id={id}
          opened={opened?.id === id ? opened : undefined}
          onClose={() => onOpen(undefined)}
        />
      </Suspense>
    ),
  })
  const isForm = opened?.id === 'status'
  const openForm = (field: OpenFact['field']) => () =>
    onOpen(isForm && opened.field === field ? undefined : { id: 'status', field })
  const { isOpen, status, urgentDay, urgentReason, assignedToId, assignedToName, notes, history } = request
  const form = opening('status')
  return (
    <>
      <ul className="facts">
        <FactRow
          {...form}
          label={t('table.status')}
          value={
            <>
              <StatusBadge status={status} />
              {unsaved.includes('status') && <span className="fact-warning">{t('request.unsaved')}</span>}
            </>
          }
          onToggle={openForm('status')}
        />
        <FactLine label={t('table.replyDue')}>
          <ReplyDue consultation={request} now={now} />
        </FactLine>
        <FactRow
          label={t('request.lawyer')}
          value={
            assignedToId === null ? (
              <span className="subtle">{t('consult.unassigned')}</span>
            ) : (
              <bdi>{assignedToName ?? t('dash.deletedUser')}</bdi>
            )
          }
          action={
            assignedToId === null &&
            assignedToId !== me.id && (
              <button type="button" className="text-link link-button fact-action" onClick={onTake}>
                {t('consult.toMe')}
              </button>
            )
          }
          isOpen={isForm && opened.field === 'assignedToId'}
          onToggle={openForm('assignedToId')}
        />
        {urgentDay && (
          <FactLine label={t('consult.urgentDay')}>
            <time className="strong" dateTime={urgentDay}>
              {formatLongDate(urgentDay, language)}
            </time>
            {urgentReason && <bdi className="fact-second">{urgentReason}</bdi>}
          </FactLine>
        )}
        <MeetingFacts request={request} opened={opened} opening={opening} onOpen={onOpen} />
      </ul>
      <ul className="facts">
        <ClientFacts request={request} details={details} opening={opening} />
      </ul>
      <ul className="facts">
        <MatterFacts request={request} details={details} opened={opened} opening={opening} />
        <FactLine label={t('form.service')} className="fact-of-head">
          {t(areaLabel[request.service])}
        </FactLine>
        <FactLine label={t('table.date')} className="fact-of-head">
          <time dateTime={request.receivedAt}>{formatDateTime(request.receivedAt, language)}</time>
        </FactLine>
      </ul>
      <ul className="facts">
        {isOpen && (
          <FactRow
            label={t('consult.notes')}
            value={
              notes ? (
                <span className="fact-cut" dir="auto">
                  {notes}
                </span>
              ) : (
                <span className="subtle">{t('request.notes.none')}</span>
              )
            }
            isOpen={isForm && opened.field === 'notes'}
            onToggle={openForm('notes')}
          />
        )}
        <FactRow {...opening('more')} label={t('request.more')} value={t('request.more.text')} />
        <FactRow
          {...opening('access')}
          label={t('request.access')}
          value={
            request.isRestricted ? (
              <RestrictedBadge />
            ) : (
              t(assignedToId === null ? 'request.access.office' : 'request.access.lawyer')
            )
          }
        />
        <FactRow
          {...opening('history')}
          label={t('consult.history')}
          value={t('request.history', { n: history.length })}
        />
      </ul>
      <AddFacts request={request} details={details} onOpen={onOpen} onTask={props.onTask} />
    </>
  )
}

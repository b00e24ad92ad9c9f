import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'wouter'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { adminConsultationsQuery, consultationsCsvPath } from '#features/consultations/browser/api.ts'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { ConsultationTable } from '#features/consultations/office/consultation-table.tsx'
import { useSelection } from '#features/consultations/office/select-rows.tsx'
import { rememberList } from '#features/consultations/office/visited-list.ts'
import {
  type AssigneeFilter,
  isAssigneeFilter,
  type OriginFilter,
  originFilters,
  statusFilters,
} from '#features/consultations/values.ts'
import { useWeekText } from '#features/office-hours/browser/use-week-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { prefetchOfficeTexts, WithOfficeTexts } from '../with-office-texts.tsx'
import { ExportLink } from './export-link.tsx'
import { NewRequestButton, openNewRequest } from './front-desk/new-request.tsx'
import { OfficeHead } from './office-head.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useOpenRecord } from './use-open-record.ts'

/** Loaded with an opened request. */
const requestTexts = [
  'documents',
  'officeRequest',
  'officeAppointments',
  'officeDocuments',
  'officeHolds',
  'officeConflicts',
  'officeCorrection',
  'officeReaders',
  'officeThreads',
] as const

const loadConsultation = async () => {
  const [code] = await Promise.all([
    import('./consultations/open-consultation.tsx'),
    prefetchOfficeTexts(requestTexts),
  ])
  return code
}
const OpenConsultation = lazy(loadConsultation)
const AssignBar = lazy(() => import('#features/consultations/office/assign-bar.tsx'))

/** Loaded with the dialogs of recorded conversations. */
const conversationTexts = ['officeConversations', 'officeImport'] as const

const listOptions = {
  filters: statusFilters,
  extras: ['assignee', 'origin'],
  sort: { by: 'createdAt', direction: 'descending' },
} as const

export default function ConsultationsPage() {
  const { t } = useTranslation()
  const list = useListQuery('status', listOptions)
  const { assignee: requested = '' } = list.extras
  const { data: me } = useCurrentUser()
  const wanted = requested === String(me?.id) ? 'me' : requested
  const assignee = isAssigneeFilter(wanted) ? wanted : 'all'
  const origin = originFilters.find((known) => known === list.extras.origin) ?? 'all'
  const parameters = parametersWith(list.parameters, { assignee, origin })
  const result = useQuery(adminConsultationsQuery(parameters))
  const { data: counts } = useQuery(consultationCountsQuery({ q: list.query.q, assignee, origin }))
  const selection = useSelection(result.data?.rows ?? [])
  const { openId, isNew, open, close } = useOpenRecord()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!isNew) return
    close()
    openNewRequest()
  }, [isNew])
  const now = useNow()
  useEffect(() => rememberList(parameters))
  useExistingPage(list, result.data?.total)
  useFailureToast('toast.fetch.consultations', result.error)
  usePreloadOnIntent(loadConsultation)
  return (
    <>
      <OfficeHead
        title={t('dash.consultations')}
        actions={
          <>
            <ExportLink path={consultationsCsvPath(parameters)}>{t('export.csv')}</ExportLink>
            <NewRequestButton />
          </>
        }
      >
        <PromiseSummary />
      </OfficeHead>
      <ConsultationTable
        list={list}
        result={result}
        counts={counts}
        assignee={assignee}
        origin={origin}
        selection={selection}
        now={now}
        onAssigneeChange={(next) => list.onExtrasChange({ assignee: next === 'all' ? '' : next })}
        onOriginChange={(next) => list.onExtrasChange({ origin: next === 'all' ? '' : next })}
        onOpen={({ id }) => open(id)}
        emptyAction={
          <Link href="/#consultation" className={buttonClass({ variant: 'outline' })}>
            {t('consult.empty.action')}
          </Link>
        }
      />
      {selection.selected.length > 0 && (
        <Suspense>
          <AssignBar selection={selection} />
        </Suspense>
      )}
      {openId !== undefined && (
        <DialogSuspense>
          <WithOfficeTexts area={requestTexts}>
            <OpenConsultation
              key={openId}
              id={openId}
              row={result.data?.rows.find(({ id }) => id === openId)}
              now={now}
              conversationTexts={conversationTexts}
              onClose={close}
            />
          </WithOfficeTexts>
        </DialogSuspense>
      )}
    </>
  )
}

/** An unknown filter in the address counts as none. */
const parametersWith = (
  parameters: URLSearchParams,
  { assignee, origin }: { assignee: AssigneeFilter; origin: OriginFilter },
): URLSearchParams => {
  const narrowed = new URLSearchParams(parameters)
  narrowed.set('assignee', assignee)
  narrowed.set('origin', origin)
  return narrowed
}

/** The 24-hour promise and how many consultations are past it, regardless of the filters. */
const PromiseSummary = () => {
  const weekText = useWeekText()
  const { data: counts } = useQuery(consultationCountsQuery())
  return <p className="wide-only">{weekText('consult.promise', { n: counts?.overdue ?? 0 })}</p>
}

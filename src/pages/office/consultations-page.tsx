import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { Link } from 'wouter'
import { isGone } from '#browser/is-gone.ts'
import {
  adminConsultationQuery,
  adminConsultationsQuery,
  consultationCountsQuery,
  consultationsCsvPath,
  consultationsKey,
} from '#features/consultations/browser/api.ts'
import { ConsultationTable } from '#features/consultations/office/consultation-table.tsx'
import type { Consultation, ConsultationWithHistory } from '#features/consultations/schema.ts'
import { type AssigneeFilter, assigneeFilters, statusFilters } from '#features/consultations/values.ts'
import { formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { buttonClass } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import { useNow } from '#ui/use-now.ts'
import { DialogSuspense } from '../dialog-suspense.tsx'
import { useExistingPage, useListQuery } from '../use-list-query.ts'
import { usePreloadOnIntent } from '../use-preload.ts'
import { useRefresh } from '../use-refresh.ts'
import { ClientLinks } from './client-links.tsx'
import { ExportLink } from './export-link.tsx'
import { OfficeHead } from './office-head.tsx'
import { useFailureToast } from './use-failure-toast.ts'
import { useOpenRecord } from './use-open-record.ts'

const loadDialog = () => import('#features/consultations/office/consultation-dialog.tsx')
const ConsultationDialog = lazy(loadDialog)
const LegalHold = lazy(() => import('#features/legal-holds/office/legal-hold.tsx'))

const listOptions = {
  filters: statusFilters,
  extras: ['assignee'],
  sort: { by: 'createdAt', direction: 'descending' },
} as const

export default () => {
  const { t } = useTranslation()
  const list = useListQuery('status', listOptions)
  const assignee = assigneeFilters.find((known) => known === list.extras.assignee) ?? 'all'
  const result = useQuery(adminConsultationsQuery(parametersWith(list.parameters, assignee)))
  const { data: counts } = useQuery(consultationCountsQuery({ q: list.query.q, assignee }))
  const { openId, open, close } = useOpenRecord()
  const now = useNow()
  useExistingPage(list, result.data?.total)
  useFailureToast('toast.fetch.consultations', result.error)
  usePreloadOnIntent(loadDialog)
  return (
    <>
      <OfficeHead
        title={t('dash.consultations')}
        actions={
          <ExportLink path={consultationsCsvPath(parametersWith(list.parameters, assignee))}>
            {t('export.csv')}
          </ExportLink>
        }
      >
        <PromiseSummary />
      </OfficeHead>
      <ConsultationTable
        list={list}
        result={result}
        counts={counts}
        assignee={assignee}
        now={now}
        onAssigneeChange={(next) => list.onExtrasChange({ assignee: next === 'all' ? '' : next })}
        onOpen={({ id }) => open(id)}
        emptyAction={
          <Link href="/#consultation" className={buttonClass({ variant: 'outline' })}>
            {t('consult.empty.action')}
          </Link>
        }
      />
      {openId !== undefined && (
        <OpenConsultation
          key={openId}
          id={openId}
          row={result.data?.rows.find(({ id }) => id === openId)}
          now={now}
          onClose={close}
        />
      )}
    </>
  )
}

/** An unknown assignee in the address counts as everyone. */
const parametersWith = (parameters: URLSearchParams, assignee: AssigneeFilter): URLSearchParams => {
  const narrowed = new URLSearchParams(parameters)
  narrowed.set('assignee', assignee)
  return narrowed
}

/** The 24-hour promise and how many consultations are past it, regardless of the filters. */
const PromiseSummary = () => {
  const { t } = useTranslation()
  const { data: counts } = useQuery(consultationCountsQuery())
  return <p>{t('consult.promise', { n: counts?.overdue ?? 0 })}</p>
}

/** Opens immediately with the row of the list, or, from a link, once the record has loaded. */
const OpenConsultation = ({
  id,
  row,
  now,
  onClose,
}: {
  id: number
  row: Consultation | undefined
  now: Date
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const refresh = useRefresh(consultationsKey)
  const { data: record, error } = useQuery(adminConsultationQuery(id))
  const isMissing = isGone(error)
  useFailureToast('toast.fetch.consultations', isMissing ? null : error)
  /** The person may not open it, or it does not exist: back to the list. */
  const leave = () => {
    onClose()
    void refresh(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the record turns out to be missing
  useEffect(() => {
    if (!isMissing) return
    leave()
    showToast({ title: t('consult.gone'), description: t('consult.goneText'), variant: 'destructive' })
  }, [isMissing])
  const newest = row && (!record || row.updatedAt > record.updatedAt) ? row : record
  if (!newest || isMissing) return null
  const finish = (saved: Consultation) =>
    refresh(() => {
      onClose()
      showToast({
        title: t('toast.consultation.updated'),
        description: t('consult.saved', {
          name: `${saved.firstName} ${saved.lastName}`,
          status: t(`status.${saved.status}`),
        }),
      })
    })
  const toldOfReaders = ({ readers }: ConsultationWithHistory) =>
    refresh(() => {
      const names = [
        t('readers.managersWord'),
        ...(readers ?? []).map((each) => `${each.firstName} ${each.lastName}`),
      ]
      const reference = `#${id}`
      showToast({
        title: t('readers.saved'),
        description:
          readers === null
            ? t('readers.opened', { reference })
            : t('readers.savedText', { reference, names: formatList(names, language) }),
      })
    })
  return (
    <DialogSuspense>
      <ConsultationDialog
        consultation={newest}
        details={record}
        links={
          newest.userId !== null &&
          newest.isOpen && <ClientLinks consultation={newest} userId={newest.userId} />
        }
        hold={
          newest.isOpen && (
            <div className="consultation-access">
              <h3 className="consultation-heading">{t('hold.heading')}</h3>
              <div className="cluster">
                <LegalHold held={{ consultationId: id }} />
              </div>
            </div>
          )
        }
        now={now}
        onSaved={finish}
        onReaders={toldOfReaders}
        onReplied={() => refresh(() => undefined)}
        onGone={leave}
        onClose={onClose}
      />
    </DialogSuspense>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { staffQuery } from '#features/users/api.ts'
import { ApiError } from '#http/call-api.ts'
import { showServerErrors } from '#http/form-errors.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { adminConsultationQuery, updateConsultation } from '../api.ts'
import type { Consultation, HistoryEntry } from '../schema.ts'
import { ConsultationComparison } from './consultation-dialog-compare.tsx'
import { ConsultationDialogForm } from './consultation-dialog-form.tsx'
import { ConsultationFacts } from './consultation-facts.tsx'
import { ConsultationHistory } from './consultation-history.tsx'
import { consultationTableId } from './consultation-table.tsx'
import {
  type ConsultationValues,
  changesOf,
  consultationForm,
  unassigned,
  valuesOf,
} from './consultation-values.ts'
import { ReplyDue } from './reply-due.tsx'
import './consultation-dialog.css'

/** One request: what was sent, what the office makes of it, and what happened so far. */
export const ConsultationDialog = ({
  consultation,
  history,
  links,
  now,
  onSaved,
  onClose,
}: {
  /** The newest known version; the history may come later. */
  consultation: Consultation
  history: readonly HistoryEntry[] | undefined
  /** To what else the office has of this client. */
  links?: ReactNode
  now: Date
  /** Closes the dialog when the lists know; until then the save is pending. */
  onSaved: (saved: Consultation) => Promise<void>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const queryClient = useQueryClient()
  const { data: staff = [] } = useQuery(staffQuery())
  /** The version the words are written against. */
  const [seen, setSeen] = useState(consultation)
  const [newest, setNewest] = useState<Consultation>()
  const [problem, setProblem] = useState<{ text: string; isStale: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const failureToast = useRef<{ dismiss: () => void }>(undefined)
  const form = useForm<ConsultationValues>({
    resolver: zodResolver(consultationForm),
    defaultValues: valuesOf(consultation),
    shouldFocusError: false,
  })
  const { isDirty } = form.formState

  const adopt = (version: Consultation) => {
    setSeen(version)
    setNewest(undefined)
    setProblem(undefined)
    form.reset(valuesOf(version))
  }
  // The list may have been older than the record. Words already typed stay: saving them then asks to compare.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is a reason to look again
  useEffect(() => {
    if (!isDirty && consultation.updatedAt !== seen.updatedAt) adopt(consultation)
  }, [consultation.updatedAt])

  const save = useMutation({
    mutationFn: ({ values, updatedAt }: { values: ConsultationValues; updatedAt: string }) =>
      updateConsultation(seen.id, changesOf(values, updatedAt)),
    onSuccess: onSaved,
    onError: (error) => {
      const isStale = error instanceof ApiError && error.status === 409
      setProblem({ text: showServerErrors(error, form.setError, t('toast.generic')), isStale })
      setAttempt((count) => count + 1)
      failureToast.current = showToast({
        title: t('dashboard.consultations.updateError'),
        description: error.message,
        variant: 'destructive',
        action: isStale ? { label: t('compare.open'), onAction: () => compare.mutate() } : undefined,
      })
    },
  })
  const compare = useMutation({
    mutationFn: () => queryClient.fetchQuery(adminConsultationQuery(seen.id)),
    onSuccess: (version) => {
      failureToast.current?.dismiss()
      setNewest(version)
    },
    onError: (error) =>
      showToast({ title: t('compare.failed'), description: error.message, variant: 'destructive' }),
  })
  const submit = form.handleSubmit(
    (values) => {
      setProblem(undefined)
      save.mutate({ values, updatedAt: seen.updatedAt })
    },
    () => {
      setProblem(undefined)
      setAttempt((count) => count + 1)
    },
  )
  const assignees = useAssignees(seen)
  return (
    <>
      <Dialog
        title={t('consult.details')}
        size={920}
        headExtra={
          <>
            <span className="subtle" dir="ltr">
              #{seen.id}
            </span>
            <StatusBadge status={seen.status} />
            <span className="caption">
              <ReplyDue request={seen} now={now} />
            </span>
          </>
        }
        bodyClassName="consultation-body"
        isDirty={isDirty && !save.isSuccess}
        form={{ onSubmit: submit }}
        fallbackFocus={() => document.getElementById(consultationTableId)}
        onClose={onClose}
        foot={(close) => (
          <>
            <span className="caption consultation-updated">
              {t('consult.updatedAt', { date: formatDateTime(seen.updatedAt, language) })}
            </span>
            <Button variant="outline" disabled={save.isPending} onClick={close}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" isPending={save.isPending} pendingLabel={t('form.submitting')}>
              {t('form.save')}
            </Button>
          </>
        )}
      >
        <ConsultationFacts consultation={seen} links={links} />
        <ConsultationDialogForm
          form={form}
          assignees={assignees}
          attempt={attempt}
          problem={
            problem && (
              <>
                <p>{problem.text}</p>
                {problem.isStale && (
                  <Button
                    variant="outline"
                    size="table"
                    isPending={compare.isPending}
                    onClick={() => compare.mutate()}
                  >
                    {t('compare.open')}
                  </Button>
                )}
              </>
            )
          }
        />
        <ConsultationHistory history={history} staff={staff} />
      </Dialog>
      {newest && (
        <ConsultationComparison
          base={seen}
          newest={newest}
          mine={form.getValues()}
          nameOf={(value) => assignees.find((option) => option.value === value)?.label ?? value}
          isPending={save.isPending}
          error={save.variables?.updatedAt === newest.updatedAt ? problem?.text : undefined}
          onSave={(values) => save.mutate({ values, updatedAt: newest.updatedAt })}
          onBack={() => setNewest(undefined)}
          onDiscard={() => adopt(newest)}
        />
      )}
    </>
  )
}

/** Nobody, everyone who can take a request, and whoever has this one though they no longer could. */
const useAssignees = ({ assignedToId, assignedToName }: Consultation) => {
  const { t } = useTranslation()
  const { data: staff = [] } = useQuery(staffQuery())
  const options = [
    { value: unassigned, label: t('consult.unassigned') },
    ...staff.map(({ id, firstName, lastName }) => ({ value: String(id), label: `${firstName} ${lastName}` })),
  ]
  const current = String(assignedToId)
  if (assignedToId !== null && !options.some(({ value }) => value === current))
    options.push({ value: current, label: assignedToName ?? t('dash.formerUser') })
  return options
}

export default ConsultationDialog

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { staffQuery } from '#features/users/api.ts'
import { explainSave } from '#http/form-errors.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveButtons } from '#ui/save-buttons.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
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
  const { comparison, ...frame } = useRecordForm<Consultation, ConsultationValues>({
    record: consultation,
    schema: consultationForm,
    valuesOf,
    save: (values, against = consultation) =>
      updateConsultation(consultation.id, changesOf(values, against.updatedAt)),
    onSaved,
    find: () => queryClient.fetchQuery(adminConsultationQuery(consultation.id)),
    explain: explainSave(t('dashboard.consultations.updateError'), {
      generic: t('toast.generic'),
      stale: t('error.stale'),
    }),
  })
  const seen = frame.seen ?? consultation
  // The list may have been older than the record. Words already typed stay: saving them then asks to compare.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is a reason to look again
  useEffect(() => {
    if (!frame.form.formState.isDirty && consultation.updatedAt !== seen.updatedAt) frame.adopt(consultation)
  }, [consultation.updatedAt])
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
        isDirty={frame.isDirty}
        form={{ onSubmit: frame.submit }}
        fallbackFocus={() => document.getElementById(consultationTableId)}
        onClose={onClose}
        foot={(close) => (
          <>
            <span className="caption consultation-updated">
              {t('consult.updatedAt', { date: formatDateTime(seen.updatedAt, language) })}
            </span>
            <SaveButtons label={t('form.save')} isSaving={frame.isSaving} onCancel={close} />
          </>
        )}
      >
        <ConsultationFacts consultation={seen} links={links} />
        <ConsultationDialogForm
          form={frame.form}
          assignees={assignees}
          attempt={frame.attempt}
          problem={frame.problem}
        />
        <ConsultationHistory history={history} staff={staff} />
      </Dialog>
      {comparison && (
        <ConsultationComparison
          {...comparison}
          nameOf={(value) => assignees.find((option) => option.value === value)?.label ?? value}
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

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { hasCode } from '#browser/call-api.ts'
import { isGone } from '#browser/is-gone.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { staffQuery } from '#features/users/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import type { StaffMember } from '#features/users/schema.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { StatusBadge } from '#ui/badge.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { adminConsultationQuery, updateConsultation } from '../browser/api.ts'
import type { Consultation, ConsultationWithHistory } from '../schema.ts'
import { ConflictBadge } from './conflict-badge.tsx'
import { ConsultationAccess } from './consultation-access.tsx'
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
import { ReadersDialog } from './readers-dialog.tsx'
import { isGuests, ReplyButton, ReplyDialog } from './reply-dialog.tsx'
import { ReplyDue } from './reply-due.tsx'
import { RestrictedBadge } from './restricted-badge.tsx'
import './consultation-dialog.css'

type Frame = ReturnType<typeof useRecordForm<Consultation, ConsultationValues>>

type Props = {
  /** The newest known version. */
  consultation: Consultation
  /** The consultation with its history and readers; undefined while loading. */
  details: ConsultationWithHistory | undefined
  /** Links to the client's other records. */
  links?: ReactNode
  /** Content of other features about it. */
  more?: ReactNode
  now: Date
  /** Resolves once the lists are refreshed and the dialog is closed; the save is pending until then. */
  onSaved: (saved: Consultation) => Promise<void>
  /** Resolves once the lists are refreshed. */
  onReaders: (saved: ConsultationWithHistory) => Promise<void>
  /** Resolves once the lists are refreshed. */
  onReplied: () => Promise<void>
  /** Called when it cannot be approved before a decision about its conflicts. */
  onConflict: () => void
  /** Called when the user has lost access to the consultation. */
  onGone: () => void
  onClose: () => void
}

/** One consultation: the client's request, the fields that the office may change, and its history. */
export const ConsultationDialog = ({
  consultation,
  details,
  links,
  more,
  now,
  onSaved,
  onReaders,
  onReplied,
  onConflict,
  onGone,
  onClose,
}: Props) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: staff = [] } = useQuery(staffQuery())
  const [isRestricting, setRestricting] = useState(false)
  const [isReplying, setReplying] = useState(false)
  const goneToast = { title: t('consult.gone'), description: t('consult.goneText') }
  /**
   * The assignee, if the assignment gives them access to a restricted consultation. Managers always have
   * access.
   */
  const newReaderIn = ({ assignedToId }: ConsultationValues) =>
    details?.isRestricted && details.mayRestrict
      ? staff.find(
          ({ id, role }) =>
            String(id) === assignedToId &&
            role === 'staff' &&
            !details.readers?.some((each) => each.id === id),
        )
      : undefined
  const { comparison, ...frame } = useRecordForm<Consultation, ConsultationValues>({
    record: consultation,
    schema: consultationForm,
    valuesOf,
    save: async (values, against = consultation) => {
      const changes = changesOf(values, against.updatedAt)
      const added = newReaderIn(values) && { addsReader: true }
      try {
        return await updateConsultation(consultation.id, { ...changes, ...added })
      } catch (error) {
        if (isGone(error)) onGone()
        if (consultation.isOpen && hasCode(error, 'conflict_open')) onConflict()
        throw error
      }
    },
    shouldAsk: (values) => newReaderIn(values) !== undefined,
    onSaved,
    find: () => queryClient.fetchQuery(adminConsultationQuery(consultation.id)),
    failed: (error) => t(isGone(error) ? 'consult.gone' : 'dashboard.consultations.updateError'),
  })
  const seen = frame.seen ?? consultation
  useNewest(consultation, frame)
  const assignees = useAssignees(seen)
  return (
    <>
      <RecordFormDialog
        title={t('consult.details')}
        size={920}
        headExtra={<Head consultation={seen} now={now} />}
        bodyClassName="consultation-body"
        frame={frame}
        tableId={consultationTableId}
        onClose={onClose}
        saveLabel={t('form.save')}
        footNote={<UpdatedAt updatedAt={seen.updatedAt} />}
      >
        <ConsultationFacts
          consultation={seen}
          access={
            <ConsultationAccess
              consultation={seen}
              details={details}
              more={more}
              onChange={() => setRestricting(true)}
            />
          }
          links={links}
          reply={isGuests(seen) && <ReplyButton consultation={seen} onReply={() => setReplying(true)} />}
        />
        <ConsultationDialogForm
          form={frame.form}
          assignees={assignees}
          isOpen={seen.isOpen}
          attempt={frame.attempt}
          problem={frame.problem}
        />
        <ConsultationHistory history={details?.history} staff={staff} />
      </RecordFormDialog>
      {isRestricting && details && (
        <ReadersDialog
          consultation={details}
          onSaved={async (saved) => {
            // The input is preserved, and saved against the version with the new readers.
            frame.setSeen(saved)
            await onReaders(saved)
            setRestricting(false)
          }}
          onGone={() => {
            onGone()
            showToast({ ...goneToast, variant: 'destructive' })
          }}
          onClose={() => setRestricting(false)}
        />
      )}
      {isReplying && (
        <ReplyDialog
          consultation={seen}
          onSent={async (saved) => {
            frame.setSeen(saved)
            await onReplied()
            setReplying(false)
          }}
          onClose={() => setReplying(false)}
        />
      )}
      {frame.question && (
        <NewReaderQuestion {...frame.question} reader={newReaderIn(frame.form.getValues())} />
      )}
      {comparison && (
        <ConsultationComparison
          {...comparison}
          nameOf={(value) => assignees.find((option) => option.value === value)?.label ?? value}
        />
      )}
    </>
  )
}

const Head = ({ consultation, now }: { consultation: Consultation; now: Date }) => (
  <>
    <span className="subtle" dir="ltr">
      #{consultation.id}
    </span>
    <StatusBadge status={consultation.status} />
    {consultation.isRestricted && <RestrictedBadge />}
    {consultation.conflictFlaggedAt && <ConflictBadge />}
    <span className="caption">
      <ReplyDue consultation={consultation} now={now} />
    </span>
  </>
)

const UpdatedAt = ({ updatedAt }: Pick<Consultation, 'updatedAt'>) => {
  const { t, language } = useTranslation()
  return (
    <span className="caption consultation-updated">
      {t('consult.updatedAt', { date: formatDateTime(updatedAt, language) })}
    </span>
  )
}

const NewReaderQuestion = ({
  reader,
  ...question
}: {
  reader: StaffMember | undefined
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}) => {
  const { t } = useTranslation()
  const name = reader ? `${reader.firstName} ${reader.lastName}` : ''
  return (
    <ConfirmDialog
      {...question}
      title={t('readers.add', { name })}
      variant="primary"
      confirmLabel={t('readers.addConfirm')}
    >
      {t('readers.addText', { name })}
    </ConfirmDialog>
  )
}

/**
 * The list may have been older than the record, and other dialogs change parts of it. The input is preserved:
 * it is saved against the newer version if that has the same field values; otherwise saving asks the user to
 * compare.
 */
const useNewest = (
  consultation: Consultation,
  { form, seen = consultation, adopt, setSeen }: Pick<Frame, 'form' | 'seen' | 'adopt' | 'setSeen'>,
) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is a reason to look again
  useEffect(() => {
    if (consultation.updatedAt === seen.updatedAt) return
    if (!form.formState.isDirty) adopt(consultation)
    else if (JSON.stringify(valuesOf(consultation)) === JSON.stringify(valuesOf(seen))) setSeen(consultation)
  }, [consultation.updatedAt])
}

/** No assignee, all possible assignees, and the current one even if no longer possible. */
const useAssignees = ({ assignedToId, assignedToName }: Consultation) => {
  const { t } = useTranslation()
  const { data: me } = useCurrentUser()
  const colleagues = useColleagues(me?.id) ?? []
  const options = [
    { value: unassigned, label: t('consult.unassigned') },
    ...colleagues.map((person) => ({ value: String(person.id), label: fullNameOf(person) })),
  ]
  const current = String(assignedToId)
  if (assignedToId !== null && !options.some(({ value }) => value === current))
    options.push({ value: current, label: assignedToName ?? t('dash.formerUser') })
  return options
}

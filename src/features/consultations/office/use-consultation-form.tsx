import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { hasCode, isGone } from '#browser/call-api.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { staffQuery } from '#features/users/browser/api.ts'
import { useColleagues } from '#features/users/browser/use-colleagues.ts'
import { fullNameOf } from '#features/users/names.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { adminConsultationQuery, updateConsultation } from '../browser/api.ts'
import type { Consultation, ConsultationWithHistory } from '../schema.ts'
import {
  ConsultationComparison,
  type ConsultationValues,
  changesOf,
  consultationForm,
  unassigned,
  valuesOf,
} from './consultation-fields.tsx'

type Frame = ReturnType<typeof useRecordForm<Consultation, ConsultationValues>>

/** The form of a consultation, in its dialog and on its page. Render `questions` beside it. */
export const useConsultationForm = ({
  consultation,
  details,
  onSaved,
  onConflict,
  onGone,
}: {
  /** The newest known version. */
  consultation: Consultation
  /** The consultation with its readers; undefined while loading. */
  details: ConsultationWithHistory | undefined
  /** Resolves once the lists are refreshed; the save is pending until then. */
  onSaved: (saved: Consultation) => Promise<void>
  /** Called when it cannot be approved before a decision about its conflicts. */
  onConflict: () => void
  /** Called when the user has lost access to the consultation. */
  onGone: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { data: staff = [] } = useQuery(staffQuery())
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
      const changes = changesOf(values, against)
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
  const questions: ReactNode = (
    <>
      {frame.question && (
        <NewReaderQuestion {...frame.question} name={nameOf(newReaderIn(frame.form.getValues()))} />
      )}
      {comparison && (
        <ConsultationComparison
          {...comparison}
          nameOf={(value) => assignees.find((option) => option.value === value)?.label ?? value}
        />
      )}
    </>
  )
  return { frame, seen, assignees, staff, questions }
}

const nameOf = (person: { firstName: string; lastName: string } | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : ''

const NewReaderQuestion = ({
  name,
  ...question
}: {
  name: string
  isPending: boolean
  onConfirm: () => void
  onCancel: () => void
}) => {
  const { t } = useTranslation()
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
  // A note of a colleague is newer without a newer version.
  const version = `${consultation.updatedAt} ${consultation.notes}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newer version is a reason to look again
  useEffect(() => {
    if (version === `${seen.updatedAt} ${seen.notes}`) return
    if (!form.formState.isDirty) adopt(consultation)
    else if (JSON.stringify(valuesOf(consultation)) === JSON.stringify(valuesOf(seen))) setSeen(consultation)
  }, [version])
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
    options.push({ value: current, label: assignedToName ?? t('dash.deletedUser') })
  return options
}

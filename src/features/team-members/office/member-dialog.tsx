import { useTranslation } from '#i18n/translate.tsx'
import { RecordFormDialog } from '#ui/record-form-dialog.tsx'
import { useRecordForm } from '#ui/use-record-form.tsx'
import { createTeamMember, findAdminTeamMember, updateTeamMember } from '../browser/api.ts'
import { type OfficeTeamMember, teamMemberInput } from '../schema.ts'
import { MemberComparison } from './member-dialog-compare.tsx'
import { MemberForm } from './member-form.tsx'
import { memberTableId } from './member-table.tsx'
import { newMemberValues, valuesOf } from './member-values.ts'

/** Adds a member of the team, or changes `member`. Closes after the server has accepted it. */
const MemberDialog = ({
  member,
  nextOrder,
  onSaved,
  onClose,
}: {
  member?: OfficeTeamMember
  nextOrder: number
  /** Closes the dialog after the lists are refreshed; the save is pending until then. */
  onSaved: (saved: OfficeTeamMember) => Promise<void>
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const { comparison, ...frame } = useRecordForm({
    record: member,
    schema: teamMemberInput,
    valuesOf,
    newValues: newMemberValues(nextOrder),
    save: (values, against: OfficeTeamMember | undefined) =>
      against
        ? updateTeamMember(against.id, { ...values, updatedAt: against.updatedAt })
        : createTeamMember(values),
    onSaved,
    find: () => findAdminTeamMember(member?.id ?? 0),
    failed: t(member ? 'dashboard.team.updateError' : 'dashboard.team.addError'),
  })
  const { userId, userName } = frame.seen ?? {}
  return (
    <>
      <RecordFormDialog
        title={t(member ? 'officeTeam.edit' : 'officeTeam.add')}
        size={760}
        frame={frame}
        tableId={memberTableId}
        onClose={onClose}
        saveLabel={t(member ? 'form.saveChanges' : 'form.add')}
      >
        <MemberForm
          form={frame.form}
          attempt={frame.attempt}
          problem={frame.problem}
          linkedUser={userId ? { id: userId, name: userName ?? '' } : undefined}
        />
      </RecordFormDialog>
      {comparison && <MemberComparison {...comparison} />}
    </>
  )
}

export default MemberDialog

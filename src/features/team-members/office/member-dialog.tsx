import { RecordEditor } from '#ui/record-editor.tsx'
import { createTeamMember, findAdminTeamMember, updateTeamMember } from '../browser/api.ts'
import { type OfficeTeamMember, teamMemberInput } from '../schema.ts'
import { MemberForm } from './member-form.tsx'
import { memberTableId } from './member-table.tsx'
import { memberLabels, newMemberValues, valuesOf } from './member-values.ts'
import { useMemberTexts } from './use-member-texts.ts'

/** Adds a member of the team, or changes `member`. */
const MemberDialog = ({
  member,
  nextOrder,
  onSaved,
  onClose,
}: {
  member?: OfficeTeamMember
  nextOrder: number
  onSaved: (saved: OfficeTeamMember) => Promise<void>
  onClose: () => void
}) => {
  const textOf = useMemberTexts()
  return (
    <RecordEditor
      record={member}
      schema={teamMemberInput}
      valuesOf={valuesOf}
      newValues={newMemberValues(nextOrder)}
      calls={{ create: createTeamMember, update: updateTeamMember, find: findAdminTeamMember }}
      texts={{
        add: 'officeTeam.add',
        edit: 'officeTeam.edit',
        addFailed: 'dashboard.team.addError',
        updateFailed: 'dashboard.team.updateError',
        changed: 'officeTeam.changed',
      }}
      labels={memberLabels}
      textOf={textOf}
      tableId={memberTableId}
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ seen, ...frame }) => (
        <MemberForm
          {...frame}
          linkedUser={seen?.userId ? { id: seen.userId, name: seen.userName ?? '' } : undefined}
        />
      )}
    </RecordEditor>
  )
}

export default MemberDialog

import { useQuery } from '@tanstack/react-query'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { staffQuery } from '#features/users/browser/api.ts'
import { formatLanguageName, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { RecordEditor } from '#ui/record-editor.tsx'
import { createTeamMember, findAdminTeamMember, updateTeamMember } from '../browser/api.ts'
import { type OfficeTeamMember, teamMemberInput } from '../schema.ts'
import { MemberForm } from './member-form.tsx'
import { memberTableId } from './member-table.tsx'
import { type MemberValues, memberLabels, newMemberValues, valuesOf } from './member-values.ts'

/** The displayed text of each field, for a comparison of two versions. */
const useMemberTexts = () => {
  const { t, language } = useTranslation()
  const { data: staff = [] } = useQuery(staffQuery())
  const nameOfUser = (id: number | null, versions: OfficeTeamMember[]): string => {
    if (id === null) return t('officeTeam.user.none')
    const colleague = staff.find((person) => person.id === id)
    if (colleague) return `${colleague.firstName} ${colleague.lastName}`
    return versions.find(({ userId }) => userId === id)?.userName ?? `#${id}`
  }
  return (name: keyof MemberValues, values: MemberValues, versions: OfficeTeamMember[]): string => {
    if (name === 'memberType') return t(`officeTeam.type.${values.memberType}`)
    if (name === 'userId') return nameOfUser(values.userId, versions)
    if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
    if (name === 'areas')
      return formatList(
        values.areas.map((area) => t(areaLabel[area])),
        language,
      )
    if (name === 'formerEmployers')
      return formatList(
        values.formerEmployers.map((employer) => `${employer.name} (${employer.until})`),
        language,
      )
    if (name === 'languages')
      return formatList(
        values.languages.map((code) => formatLanguageName(code, language)),
        language,
      )
    return String(values[name])
  }
}

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

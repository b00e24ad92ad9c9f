import { useQuery } from '@tanstack/react-query'
import { areaLabel } from '#features/services/browser/area-label.ts'
import { staffQuery } from '#features/users/browser/api.ts'
import { formatLanguageName, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import type { MemberValues } from './member-values.ts'

/** The displayed text of each field, for a comparison of two versions. */
export const useMemberTexts = () => {
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

import { useQuery } from '@tanstack/react-query'
import { areaLabel } from '#features/services/components/area-label.ts'
import { staffQuery } from '#features/users/api.ts'
import { formatLanguageName, formatList } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { OfficeTeamMember } from '../schema.ts'
import { type MemberValues, memberFields, memberLabels, valuesOf } from './member-values.ts'

/** `position` is English beside a `positionAr`; a name says its language itself. */
const languageOf = (name: keyof MemberValues): 'en' | 'ar' | undefined => {
  if (name.endsWith('Ar')) return 'ar'
  return name === 'nameEn' || `${name}Ar` in memberLabels ? 'en' : undefined
}

/** Mine against what somebody saved meanwhile, field by field. */
export const MemberComparison = ({
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  base: OfficeTeamMember
  newest: OfficeTeamMember
  mine: MemberValues
  isPending: boolean
  error: string | undefined
  onSave: (values: MemberValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const wordsOf = useWords([base, newest])
  const before = valuesOf(base)
  const saved = valuesOf(newest)
  const merge = (chosen: Record<string, Version>): MemberValues =>
    Object.fromEntries(
      memberFields.map((name) => [name, chosen[name] === 'saved' ? saved[name] : mine[name]]),
    ) as MemberValues
  return (
    <VersionComparison
      {...rest}
      title={t('officeTeam.changed')}
      savedAt={newest.updatedAt}
      fields={memberFields.map((name) => ({
        name,
        label: t(memberLabels[name]),
        base: wordsOf(name, before),
        saved: wordsOf(name, saved),
        mine: wordsOf(name, mine),
        lang: languageOf(name),
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}

const useWords = (versions: OfficeTeamMember[]) => {
  const { t, language } = useTranslation()
  const { data: staff = [] } = useQuery(staffQuery())
  const nameOfUser = (id: number | null): string => {
    if (id === null) return t('officeTeam.user.none')
    const colleague = staff.find((person) => person.id === id)
    if (colleague) return `${colleague.firstName} ${colleague.lastName}`
    return versions.find(({ userId }) => userId === id)?.userName ?? `#${id}`
  }
  return (name: keyof MemberValues, values: MemberValues): string => {
    if (name === 'memberType') return t(`officeTeam.type.${values.memberType}`)
    if (name === 'userId') return nameOfUser(values.userId)
    if (name === 'isVisible') return t(values.isVisible ? 'status.visible' : 'status.hidden')
    if (name === 'areas')
      return formatList(
        values.areas.map((area) => t(areaLabel[area])),
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

import { useTranslation } from '#i18n/translate.tsx'
import { type Version, VersionComparison } from '#ui/version-comparison.tsx'
import type { User } from '../schema.ts'
import { userLabels } from './user-form.tsx'
import { type UserValues, valuesOf } from './user-values.ts'

const fields = ['firstName', 'lastName', 'email', 'phone', 'role'] as const satisfies (keyof UserValues)[]

/** Mine against what somebody saved meanwhile, field by field. */
export const UserComparison = ({
  base,
  newest,
  mine,
  onSave,
  ...rest
}: {
  base: User
  newest: User
  mine: UserValues
  isPending: boolean
  error: string | undefined
  onSave: (values: UserValues) => void
  onBack: () => void
  onDiscard: () => void
}) => {
  const { t } = useTranslation()
  const saved = valuesOf(newest)
  const wordsOf = (name: (typeof fields)[number], values: UserValues): string =>
    name === 'role' ? t(`role.${values.role}`) : values[name]
  const merge = (chosen: Record<string, Version>): UserValues =>
    Object.fromEntries(
      fields.map((name) => [name, chosen[name] === 'saved' ? saved[name] : mine[name]]),
    ) as UserValues
  return (
    <VersionComparison
      {...rest}
      title={t('users.changed')}
      savedAt={newest.updatedAt}
      fields={fields.map((name) => ({
        name,
        label: t(userLabels[name]),
        base: wordsOf(name, valuesOf(base)),
        saved: wordsOf(name, saved),
        mine: wordsOf(name, mine),
      }))}
      onSave={(chosen) => onSave(merge(chosen))}
    />
  )
}

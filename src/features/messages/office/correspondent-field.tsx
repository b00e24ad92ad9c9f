import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Role } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ComboboxField } from '#ui/combobox.tsx'
import { correspondentsQuery } from '../browser/api.ts'
import type { KnownCorrespondent } from '../schema.ts'
import { CorrespondentStanding } from './correspondent-standing.tsx'

/** Selects a client or colleague by name; a second line distinguishes people with the same name. */
export const CorrespondentField = ({
  person,
  onPersonChange,
  onlyRole,
  hint,
  ...texts
}: {
  person: KnownCorrespondent | undefined
  onPersonChange: (person: KnownCorrespondent | undefined) => void
  /** Everyone who can log in if omitted. */
  onlyRole?: Role
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string
  placeholder?: string
  disabled?: boolean
}) => {
  const { t } = useTranslation()
  const [searchText, setSearchText] = useState<string>()
  const { data: me } = useCurrentUser()
  const { data: everyone } = useQuery({
    ...correspondentsQuery(searchText ?? '', onlyRole),
    enabled: searchText !== undefined,
  })
  // Users cannot write to themselves.
  const found = everyone?.filter(({ id }) => id !== me?.id)
  const optionOf = (each: KnownCorrespondent) => ({
    value: String(each.id),
    label: `${each.firstName} ${each.lastName}`,
    detail: (
      <>
        {!onlyRole && <span>{t(`role.${each.role}`)} · </span>}
        <CorrespondentStanding person={each} />
      </>
    ),
  })
  return (
    <ComboboxField
      {...texts}
      hint={person ? <CorrespondentStanding person={person} /> : hint}
      value={person && optionOf(person)}
      options={found?.map(optionOf)}
      onSearch={setSearchText}
      onValueChange={(option) =>
        onPersonChange(option && found?.find(({ id }) => String(id) === option.value))
      }
    />
  )
}

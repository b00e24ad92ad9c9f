import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Role } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ComboboxField } from '#ui/combobox.tsx'
import { correspondentsQuery } from '../api.ts'
import type { Correspondent } from '../schema.ts'

/** A client or colleague, found by typing a name. */
export const CorrespondentField = ({
  person,
  onPersonChange,
  onlyRole,
  ...texts
}: {
  person: Correspondent | undefined
  onPersonChange: (person: Correspondent | undefined) => void
  /** Without it everyone who can log in. */
  onlyRole?: Role
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  id?: string
  placeholder?: string
  disabled?: boolean
}) => {
  const { t } = useTranslation()
  const [words, setWords] = useState<string>()
  const { data: me } = useCurrentUser()
  const { data: everyone } = useQuery({
    ...correspondentsQuery(words ?? '', onlyRole),
    enabled: words !== undefined,
  })
  // Nobody writes to themselves.
  const found = everyone?.filter(({ id }) => id !== me?.id)
  const optionOf = ({ id, firstName, lastName, role }: Correspondent) => ({
    value: String(id),
    label: `${firstName} ${lastName}`,
    ...(!onlyRole && { detail: t(`role.${role}`) }),
  })
  return (
    <ComboboxField
      {...texts}
      value={person && optionOf(person)}
      options={found?.map(optionOf)}
      onSearch={setWords}
      onValueChange={(option) =>
        onPersonChange(option && found?.find(({ id }) => String(id) === option.value))
      }
    />
  )
}

import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { findAdminClient } from '#features/clients/browser/api.ts'
import { findAdminService } from '#features/services/browser/api.ts'
import { findAdminTeamMember } from '#features/team-members/browser/api.ts'
import { findAdminUser } from '#features/users/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import type { OfficePath } from '../office-path.ts'

/** Functions that fetch a record, by the path of its list. */
const finders: Partial<Record<OfficePath, (id: number) => Promise<unknown>>> = {
  '/dashboard/clients': findAdminClient,
  '/dashboard/services': findAdminService,
  '/dashboard/team': findAdminTeamMember,
  '/dashboard/users': findAdminUser,
}

/**
 * Opens the record in the address (`?open=12`), or a new one (`?open=new`), for a list whose dialog is not
 * part of its address: the parameter is removed immediately.
 */
export default function OpenedRecord({
  onAdd,
  onEdit,
}: {
  onAdd: () => void
  onEdit: (record: never) => void
}) {
  const { t } = useTranslation()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const requested = new URLSearchParams(search).get('open')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (requested === null) return
    const rest = new URLSearchParams(search)
    rest.delete('open')
    navigate(path + (rest.size > 0 ? `?${rest}` : ''), { replace: true })
    const find = finders[path as OfficePath]
    if (requested === 'new') onAdd()
    else if (/^[1-9]\d{0,8}$/.test(requested) && find)
      find(Number(requested)).then(
        // A record of the type that this list edits.
        (record) => onEdit(record as never),
        (error) =>
          showToast({
            title: explainFailure(error, t).message,
            variant: 'destructive',
          }),
      )
  }, [requested])
  return null
}

import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { refusalMessage } from '#browser/failure-message.ts'
import { findAdminClient } from '#features/clients/browser/api.ts'
import { findAdminService } from '#features/services/browser/api.ts'
import { findAdminTeamMember } from '#features/team-members/browser/api.ts'
import { findAdminUser } from '#features/users/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import type { OfficePath } from '../office-path.ts'

/** By the path of the list. */
const finders: Partial<Record<OfficePath, (id: number) => Promise<unknown>>> = {
  '/dashboard/clients': findAdminClient,
  '/dashboard/services': findAdminService,
  '/dashboard/team': findAdminTeamMember,
  '/dashboard/users': findAdminUser,
}

/**
 * Opens the record that the address names (`?open=12`), or a new one (`?open=new`), for a list whose dialog is no part of
 * its address: that is taken away at once.
 */
export default ({ onAdd, onEdit }: { onAdd: () => void; onEdit: (record: never) => void }) => {
  const { t } = useTranslation()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(search).get('open')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (asked === null) return
    const rest = new URLSearchParams(search)
    rest.delete('open')
    navigate(path + (rest.size > 0 ? `?${rest}` : ''), { replace: true })
    const find = finders[path as OfficePath]
    if (asked === 'new') onAdd()
    else if (/^[1-9]\d{0,8}$/.test(asked) && find)
      find(Number(asked)).then(
        // What the list of this path has.
        (record) => onEdit(record as never),
        (error) =>
          showToast({
            title: refusalMessage(error, t('toast.generic')),
            variant: 'destructive',
          }),
      )
  }, [asked])
  return null
}

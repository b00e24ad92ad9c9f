import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'

/**
 * Opens the record in the address (`?open=12`), or a new one (`?open=new`), for a list whose dialog is not
 * part of its address: the parameter is removed immediately.
 */
export default function OpenedRecord({
  find,
  onAdd,
  onEdit,
}: {
  find?: ((id: number) => Promise<unknown>) | undefined
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

import { useLocation, useSearch } from 'wouter'

/**
 * The record whose dialog is open, as `?open=12` in the address, so that a link can open it. It replaces the
 * history entry: the back button leaves the list instead of closing the dialog and losing its input.
 */
export const useOpenRecord = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const requested = new URLSearchParams(search).get('open') ?? ''
  const change = (id: number | undefined) => {
    const parameters = new URLSearchParams(search)
    if (id === undefined) parameters.delete('open')
    else parameters.set('open', String(id))
    navigate(path + (parameters.size > 0 ? `?${parameters}` : ''), { replace: true })
  }
  return {
    /** `?open=new`. */
    isNew: requested === 'new',
    openId: /^[1-9]\d{0,8}$/.test(requested) ? Number(requested) : undefined,
    open: (id: number) => change(id),
    close: () => change(undefined),
  }
}

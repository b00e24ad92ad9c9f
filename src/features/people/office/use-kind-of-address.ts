import { useLocation, useSearch } from 'wouter'
import { type EventKind, eventKinds } from '../values.ts'

/** The kind of entries in the address; no kind means all. */
export const useKindOfAddress = () => {
  const [path, navigate] = useLocation()
  const requested = new URLSearchParams(useSearch()).get('kind')
  const kind = eventKinds.find((each) => each === requested) ?? ('all' as const)
  const choose = (chosen: EventKind | 'all') =>
    navigate(chosen === 'all' ? path : `${path}?kind=${chosen}`, { replace: true })
  return { kind, choose }
}

import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { ButtonLink } from '#ui/button-link.tsx'

/**
 * A link to the directory in a new tab, so that the page keeps its input. `onReturn` runs each time the person comes
 * back to this tab.
 */
export const DirectoryTab = ({
  address,
  onReturn,
  children,
}: {
  address: string
  onReturn: () => void
  children: ReactNode
}) => {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn()
  })
  useEffect(() => {
    const listener = () => returned()
    window.addEventListener('focus', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      window.removeEventListener('focus', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [])
  return (
    <ButtonLink href={address} target="_blank" isWide>
      {children}
    </ButtonLink>
  )
}

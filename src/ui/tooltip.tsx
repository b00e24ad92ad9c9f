import * as Radix from 'radix-ui/tooltip'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { usePortalContainer } from './portal-container.ts'
import './menu.css'

/** Shows on hover and focus. Never the only name of a control, which has its `aria-label` as well. */
export const Tooltip = ({
  text,
  side = 'top',
  isDisabled,
  children,
}: {
  text: ReactNode
  /** `end` is beside the collapsed sidebar. */
  side?: 'top' | 'bottom' | 'end'
  isDisabled?: boolean
  children: ReactElement
}) => {
  const { direction } = useTranslation()
  // Controlled, so that it re-renders on opening: by then the page's `main` may be another element.
  const [isOpen, setOpen] = useState(false)
  const container = usePortalContainer()
  const physicalSide = side === 'end' ? (direction === 'rtl' ? 'left' : 'right') : side
  if (isDisabled) return children
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content className="tooltip" side={physicalSide} sideOffset={8} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

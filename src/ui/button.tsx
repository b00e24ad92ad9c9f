import LoaderCircle from 'lucide-react/icons/loader-circle'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { type ButtonLook, buttonClass } from './button-link.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useMergedRef } from './use-merged-ref.ts'
import './button.css'

export { ButtonLink, buttonClass } from './button-link.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    /** While true, the button is disabled, shows `pendingLabel` and keeps its width. */
    isPending?: boolean
    pendingLabel?: string
  }

export const Button = ({
  variant,
  size,
  isWide,
  icon,
  isPending = false,
  pendingLabel,
  className,
  type = 'button',
  disabled,
  children,
  ref,
  ...rest
}: ButtonProps) => {
  const own = useRestoredFocus(isPending)
  const label = (
    <>
      {icon}
      {children}
    </>
  )
  return (
    <>
      <button
        {...rest}
        ref={useMergedRef(own, ref)}
        type={type}
        className={classNames(buttonClass({ variant, size, isWide }), className)}
        disabled={disabled || isPending}
        aria-busy={isPending || undefined}
      >
        {pendingLabel === undefined ? (
          label
        ) : (
          <span className="button-labels">
            <span className="button-label" aria-hidden={isPending || undefined}>
              {label}
            </span>
            <span className="button-label" aria-hidden={!isPending || undefined}>
              <Icon icon={LoaderCircle} size="medium" className={isPending ? 'spinning' : undefined} />
              {pendingLabel}
            </span>
          </span>
        )}
      </button>
      {pendingLabel !== undefined && (
        <span role="status" className="visually-hidden">
          {isPending && pendingLabel}
        </span>
      )}
    </>
  )
}

/** A disabled button loses focus. Restores it once the action is done. */
const useRestoredFocus = (isPending: boolean) => {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // Chromium blurs when the button is disabled, other browsers at their next rendering, when it can still
    // be observed.
    const noteLoss = () => {
      if (ref.current?.disabled) hadFocus.current = true
    }
    const button = ref.current
    button?.addEventListener('blur', noteLoss)
    return () => button?.removeEventListener('blur', noteLoss)
  }, [])
  useLayoutEffect(() => {
    if (isPending) hadFocus.current ||= document.activeElement === ref.current
    else if (hadFocus.current) {
      hadFocus.current = false
      // Only if no other element has focus, such as the error summary.
      const { activeElement } = document
      if (!activeElement || activeElement.matches('body, dialog')) ref.current?.focus()
    }
  }, [isPending])
  return ref
}

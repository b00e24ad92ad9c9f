import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './button.css'

export type ButtonLook = {
  /** `night` is the outline button for dark areas. At most one `primary` or `noor` button per view. */
  variant?: 'primary' | 'noor' | 'outline' | 'night' | 'danger' | 'quiet'
  /** 48, 44, 40 and 36 px high. */
  size?: 'hero' | 'regular' | 'small' | 'table'
  isWide?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'regular', isWide }: ButtonLook = {}): string =>
  classNames('button', `button-${variant}`, size !== 'regular' && `button-${size}`, isWide && 'button-wide')

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { icon?: ReactNode }

/** A link that looks like a button; internal links go through the router. */
export const ButtonLink = ({
  variant,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} className={classNames(buttonClass({ variant, size, isWide }), className)}>
    {icon}
    {children}
  </a>
)

import { classNames } from './class-names.ts'
import drawings from './service-icons.svg?no-inline'
import './drawings.css'

/** The sixteen names that a service's icon may have (specification, section 3). */
const names = [
  'fa-briefcase',
  'fa-balance-scale',
  'fa-gavel',
  'fa-building',
  'fa-landmark',
  'fa-university',
  'fa-scroll',
  'fa-file-contract',
  'fa-file-signature',
  'fa-handshake',
  'fa-shield-alt',
  'fa-home',
  'fa-trademark',
  'fa-hands-helping',
  'fa-users',
  'fa-user-tie',
] as const

/** Unknown names get the briefcase. */
export const ServiceIcon = ({ name, className }: { name: string; className?: string }) => {
  const known = names.find((each) => each === name) ?? 'fa-briefcase'
  return (
    <svg className={classNames('service-icon', className)} aria-hidden="true" focusable="false">
      <use href={`${drawings}#${known}`} />
    </svg>
  )
}

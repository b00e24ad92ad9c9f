import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import {
  faBriefcase,
  faBuilding,
  faBuildingColumns,
  faFileContract,
  faFileSignature,
  faGavel,
  faHandshake,
  faHandshakeAngle,
  faHouse,
  faLandmark,
  faScaleBalanced,
  faScroll,
  faShieldHalved,
  faTrademark,
  faUsers,
  faUserTie,
} from '@fortawesome/free-solid-svg-icons'
import { classNames } from './class-names.ts'
import './drawings.css'

/** The sixteen icon names a service may have (specification, section 3), mapped to the library's current ones. */
const drawings = {
  'fa-briefcase': faBriefcase,
  'fa-balance-scale': faScaleBalanced,
  'fa-gavel': faGavel,
  'fa-building': faBuilding,
  'fa-landmark': faLandmark,
  'fa-university': faBuildingColumns,
  'fa-scroll': faScroll,
  'fa-file-contract': faFileContract,
  'fa-file-signature': faFileSignature,
  'fa-handshake': faHandshake,
  'fa-shield-alt': faShieldHalved,
  'fa-home': faHouse,
  'fa-trademark': faTrademark,
  'fa-hands-helping': faHandshakeAngle,
  'fa-users': faUsers,
  'fa-user-tie': faUserTie,
} satisfies Record<string, IconDefinition>

export type ServiceIconName = keyof typeof drawings

const isServiceIconName = (name: string): name is ServiceIconName => Object.hasOwn(drawings, name)

/** Unknown names get the briefcase. */
export const ServiceIcon = ({ name, className }: { name: string; className?: string }) => {
  const [width, height, , , path] = drawings[isServiceIconName(name) ? name : 'fa-briefcase'].icon
  // Drawings are up to 640 units wide; each is centred in the same square, so that they align.
  return (
    <svg
      className={classNames('service-icon', className)}
      viewBox={`${(width - 640) / 2} ${(height - 640) / 2} 640 640`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={String(path)} />
    </svg>
  )
}

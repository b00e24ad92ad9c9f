// Writes the drawings of services into one file: `npm run icons`. A list needs at most sixteen icons of a
// package of thousands, and an image file needs no script. Font Awesome Free is under CC BY 4.0, which
// requires attribution.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  type IconDefinition,
} from '@fortawesome/free-solid-svg-icons'
import type { ServiceIconName } from '../src/ui/service-icon.tsx'

/** The names in the specification (section 3), mapped to the library's current ones. */
const drawings: Record<ServiceIconName, IconDefinition> = {
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
}

/** Drawings are up to 640 units wide; each is centered in the same square, so that they align. */
const symbolOf = (name: string, { icon: [width, height, , , path] }: IconDefinition): string =>
  `<symbol id="${name}" viewBox="${(width - 640) / 2} ${(height - 640) / 2} 640 640"><path d="${path}"/></symbol>`

const symbols = Object.entries(drawings).map(([name, drawing]) => symbolOf(name, drawing))
writeFileSync(
  join(import.meta.dirname, '../src/ui/service-icons.svg'),
  `<!-- Font Awesome Free by @fontawesome, https://fontawesome.com, CC BY 4.0 -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)

import type { officeScreens } from './office-screens.ts'

export type OfficePath = (typeof officeScreens)[number]['path']

declare module '#access/href.ts' {
  interface PagePaths {
    office: OfficePath
  }
}

import { officeAreas, portalAreas } from '#i18n/areas.ts'
import { officeScreens } from './office-screens.ts'
import { portalScreens } from './portal-screens.ts'

/** Notices stand above every screen of the office. */
export const noticeAreas = ['officeNotices'] as const

/** The areas of texts that each screen behind the login needs at first, by its file: `office/users`. */
export const screenAreas: Record<string, readonly string[]> = Object.fromEntries([
  ...portalScreens.map(({ file }) => [`portal/${file}`, portalAreas] as const),
  ...officeScreens.map(
    ({ file, texts }) => [`office/${file}`, [...officeAreas, ...noticeAreas, ...texts]] as const,
  ),
])

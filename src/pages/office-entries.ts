import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { OfficeEntry, OfficeRecord } from './office-groups.ts'
import { officeScreens } from './office-screens.ts'

/** The screens with a navigation entry or a tab of one, in order. */
export const officeEntries: readonly OfficeEntry[] = officeScreens.filter((screen) => 'title' in screen)

/** The screens of a navigation entry that a role may open. Several screens are shown as tabs. */
export const tabsOf = (entry: OfficeEntry, role: Role): OfficeEntry[] =>
  officeEntries.filter(
    (other) => may(role, other.access) && (entry.section ? other.section === entry.section : other === entry),
  )

/** The first screen of each navigation entry, limited to the screens that a role may open. */
export const navigationOf = (role: Role): OfficeEntry[] =>
  officeEntries.filter((entry) => tabsOf(entry, role)[0] === entry)

/**
 * The screen of a path, or the screen that a record's path belongs to. Its title is also used in the breadcrumb.
 */
export const entryOf = (path: string): OfficeEntry | undefined => {
  const plain = path.replace(/(?<=.)\/$/, '')
  const page = pageAt(plain)
  const screen = page && 'screen' in page ? page.screen : plain
  return (
    officeEntries.find((entry) => entry.path === screen) ??
    officeEntries.find((entry) => entry.path !== href('/dashboard') && plain.startsWith(`${entry.path}/`))
  )
}

const pageAt = (path: string): OfficeEntry | OfficeRecord | undefined =>
  officeScreens.find(({ path: pattern }) => new RegExp(`^${pattern.replace(':id', '\\d+')}/?$`).test(path))

/** The breadcrumb title of a page below a screen. */
export const crumbOf = (path: string): TextKey => {
  const page = pageAt(path)
  return (page && 'crumb' in page && page.crumb) || (path.endsWith('/new') ? 'form.add' : 'form.edit')
}

/** Wide screens, on which the sidebar starts collapsed. */
export const needsRoom = (path: string): boolean => path.startsWith(`${href('/dashboard/publications')}/`)

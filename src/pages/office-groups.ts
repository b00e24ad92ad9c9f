import type { Permission } from '#access/permissions.ts'
import type { OfficeScreenArea } from '#i18n/areas.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { IconType } from '#ui/icon.tsx'
import type { Screen } from './page.ts'

/** The sidebar groups in order, by their titles. Account screens are reached from the account menu instead. */
export const officeGroups = [
  'dash.group.work',
  'dash.group.website',
  'dash.group.office',
  'auth.account',
] as const satisfies readonly TextKey[]

type OfficePage = Pick<Screen, 'path' | 'file'> & {
  /** The permission to open the page and see its navigation entry. */
  access: Permission
  /** The areas of texts that it needs besides those of every screen. */
  texts: readonly OfficeScreenArea[]
  /** Opened first and most often, so the build weighs it more when screens share files. */
  isDaily?: true
}

/** A screen with a navigation entry. */
export type OfficeEntry = OfficePage & {
  title: TextKey
  icon: IconType
  group: (typeof officeGroups)[number]
  /** The name of the navigation entry that it shares with other screens. They become tabs. */
  section?: TextKey
  /** The count shown next to the title. */
  count?: 'pendingConsultations' | 'unreadMessages' | 'attention'
  /** The action of the search that opens a new record (`?open=new`). */
  add?: TextKey
  /** Not in the navigation of a firm without a mail server and subscribers. */
  needsReaders?: true
}

/**
 * A page for one record of a screen, or for a new one: its path begins with the screen's. `crumb` is the
 * title of any other page.
 */
export type OfficeRecord = OfficePage & {
  title?: undefined
  crumb?: TextKey
  /** The path of its screen, if its own path begins with that of another one. */
  screen?: string
}

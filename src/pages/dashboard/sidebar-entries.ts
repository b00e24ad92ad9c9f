import CalendarCheck from 'lucide-react/icons/calendar-check'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Scale from 'lucide-react/icons/scale'
import type { Permission } from '#access/permissions.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { IconType } from '#ui/icon.tsx'

export type SidebarEntry = {
  href: string
  label: TextKey
  icon: IconType
  /** Who sees the entry; the page behind it asks for the same one in `routes.ts`. */
  permission: Permission
  /** What is counted beside the label. */
  count?: 'pendingConsultations'
}

/**
 * The screens of the dashboard in the order of the sidebar. A screen gets its line here when it exists, so that
 * nothing leads nowhere; a group without a line that the person may see is not drawn.
 */
export const sidebarGroups: readonly { label: TextKey; entries: readonly SidebarEntry[] }[] = [
  {
    label: 'dash.group.work',
    entries: [
      { href: '/dashboard', label: 'dash.overview', icon: LayoutDashboard, permission: 'dashboard.view' },
      {
        href: '/dashboard/consultations',
        label: 'dash.consultations',
        icon: CalendarCheck,
        permission: 'consultations.manage',
        count: 'pendingConsultations',
      },
    ],
  },
  {
    label: 'dash.group.website',
    entries: [
      { href: '/dashboard/services', label: 'nav.services', icon: Scale, permission: 'services.manage' },
    ],
  },
  { label: 'dash.group.office', entries: [] },
]

/** The entry of a path, which also names the page in the breadcrumb. */
export const entryOf = (path: string): SidebarEntry | undefined =>
  sidebarGroups.flatMap(({ entries }) => entries).find(({ href }) => href === path.replace(/(?<=.)\/$/, ''))

import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleUser from 'lucide-react/icons/circle-user'
import FileText from 'lucide-react/icons/file-text'
import Folder from 'lucide-react/icons/folder'
import History from 'lucide-react/icons/history'
import Inbox from 'lucide-react/icons/inbox'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import Newspaper from 'lucide-react/icons/newspaper'
import Scale from 'lucide-react/icons/scale'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
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
  count?: 'pendingConsultations' | 'unreadMessages'
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
      {
        href: '/dashboard/messages',
        label: 'dash.messages',
        icon: Mail,
        permission: 'messages.manage',
        count: 'unreadMessages',
      },
      {
        href: '/dashboard/documents',
        label: 'documents.title',
        icon: Folder,
        permission: 'documents.manage',
      },
    ],
  },
  {
    label: 'dash.group.website',
    entries: [
      {
        href: '/dashboard/publications',
        label: 'nav.publications',
        icon: Newspaper,
        permission: 'publications.manage',
      },
      { href: '/dashboard/services', label: 'nav.services', icon: Scale, permission: 'services.manage' },
      { href: '/dashboard/team', label: 'nav.team', icon: Users, permission: 'team.manage' },
      { href: '/dashboard/clients', label: 'nav.clients', icon: Building2, permission: 'clients.manage' },
      { href: '/dashboard/pages', label: 'pages.title', icon: FileText, permission: 'pages.manage' },
      {
        href: '/dashboard/newsletter',
        label: 'newsletter.title',
        icon: Send,
        permission: 'newsletter.view',
      },
    ],
  },
  {
    label: 'dash.group.office',
    entries: [
      { href: '/dashboard/users', label: 'dash.users', icon: UserCog, permission: 'users.manage' },
      { href: '/dashboard/settings', label: 'settings.title', icon: Settings, permission: 'settings.manage' },
      { href: '/dashboard/audit', label: 'audit.title', icon: History, permission: 'audit.view' },
      { href: '/dashboard/privacy', label: 'privacy.title', icon: ShieldCheck, permission: 'privacy.manage' },
      { href: '/dashboard/outbox', label: 'outbox.title', icon: Inbox, permission: 'outbox.manage' },
    ],
  },
]

/** Screens that the account menu leads to. */
export const accountEntries = [
  { href: '/dashboard/account', label: 'account.title', icon: CircleUser, permission: 'dashboard.view' },
  { href: '/dashboard/help', label: 'help.title', icon: CircleQuestionMark, permission: 'dashboard.view' },
] as const satisfies readonly SidebarEntry[]

/** The entry of a path, or of the screen that a record under it belongs to; it also names the page in the breadcrumb. */
export const entryOf = (path: string): SidebarEntry | undefined => {
  const entries = [...sidebarGroups.flatMap((group) => group.entries), ...accountEntries]
  const plain = path.replace(/(?<=.)\/$/, '')
  return (
    entries.find(({ href }) => href === plain) ??
    entries.find(({ href }) => href !== '/dashboard' && plain.startsWith(`${href}/`))
  )
}

/** Screens with so much beside each other that the sidebar begins collapsed. */
export const needsRoom = (path: string): boolean => path.startsWith('/dashboard/publications/')

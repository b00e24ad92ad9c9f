import Activity from 'lucide-react/icons/activity'
import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleUser from 'lucide-react/icons/circle-user'
import Contact from 'lucide-react/icons/contact'
import DatabaseBackup from 'lucide-react/icons/database-backup'
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
import type { OfficeEntry } from './office-groups.ts'
import { officeRecords } from './office-records.ts'

/** The pages with a navigation entry, in the order of the sidebar. */
const entries = [
  {
    path: '/dashboard',
    file: 'overview',
    access: 'dashboard.view',
    texts: ['officeOverview', 'officeActivity', 'officeConsultations'],
    title: 'dash.overview',
    icon: LayoutDashboard,
    group: 'dash.group.work',
    help: 'help.overview',
  },
  {
    path: '/dashboard/consultations',
    file: 'consultations',
    access: 'consultations.manage',
    texts: [
      'officeConsultations',
      'officeAppointments',
      'officeReaders',
      'officeDocuments',
      'officeHolds',
      'officeConflicts',
      'officeCorrection',
    ],
    title: 'dash.consultations',
    icon: CalendarCheck,
    group: 'dash.group.work',
    help: 'help.consultations',
    count: 'pendingConsultations',
  },
  {
    path: '/dashboard/people',
    file: 'people',
    access: 'people.view',
    texts: ['officePeople', 'officeStanding'],
    title: 'people.title',
    icon: Contact,
    group: 'dash.group.work',
    help: 'help.people',
  },
  {
    path: '/dashboard/appointments',
    file: 'appointments',
    access: 'consultations.manage',
    texts: ['officeAppointments'],
    title: 'dash.appointments',
    icon: CalendarDays,
    group: 'dash.group.work',
    help: 'help.appointments',
  },
  {
    path: '/dashboard/messages',
    file: 'messages',
    access: 'messages.manage',
    texts: ['officeMessages', 'officeDocuments', 'officeStanding'],
    title: 'dash.messages',
    icon: Mail,
    group: 'dash.group.work',
    help: 'help.messages',
    count: 'unreadMessages',
  },
  {
    path: '/dashboard/documents',
    file: 'documents',
    access: 'documents.manage',
    texts: ['officeDocuments', 'officeMessages', 'officeStanding'],
    title: 'documents.title',
    icon: Folder,
    group: 'dash.group.work',
    help: 'help.documents',
  },
  {
    path: '/dashboard/figures',
    file: 'figures',
    access: 'figures.view',
    texts: ['officeFigures'],
    title: 'dash.figures',
    icon: ChartColumn,
    group: 'dash.group.work',
    help: 'help.figures',
  },
  {
    path: '/dashboard/publications',
    file: 'publications',
    access: 'publications.manage',
    texts: ['officePublications'],
    title: 'nav.publications',
    icon: Newspaper,
    group: 'dash.group.website',
    help: 'help.publications',
  },
  {
    path: '/dashboard/services',
    file: 'services',
    access: 'services.manage',
    texts: ['officeServices'],
    title: 'nav.services',
    icon: Scale,
    group: 'dash.group.website',
    help: 'help.services',
  },
  {
    path: '/dashboard/team',
    file: 'team',
    access: 'team.manage',
    texts: ['officeTeam', 'officePictures'],
    title: 'nav.team',
    icon: Users,
    group: 'dash.group.website',
    help: 'help.team',
  },
  {
    path: '/dashboard/clients',
    file: 'clients',
    access: 'clients.manage',
    texts: ['officeClients', 'officeConsent', 'officePictures'],
    title: 'officeClients.title',
    icon: Building2,
    group: 'dash.group.website',
    help: 'help.clients',
  },
  {
    path: '/dashboard/story',
    file: 'story',
    access: 'story.manage',
    texts: ['officeStory', 'officeConsent', 'officePictures'],
    title: 'story.pageTitle',
    icon: FileText,
    group: 'dash.group.website',
    help: 'help.story',
  },
  {
    path: '/dashboard/pages',
    file: 'pages',
    access: 'pages.manage',
    texts: ['officePages'],
    title: 'pages.title',
    icon: FileText,
    group: 'dash.group.website',
    help: 'help.pages',
  },
  {
    path: '/dashboard/newsletter',
    file: 'newsletter',
    access: 'newsletter.view',
    texts: ['officeAdmin', 'officeIssues'],
    title: 'newsletter.title',
    icon: Send,
    group: 'dash.group.website',
    help: 'help.newsletter',
  },
  {
    path: '/dashboard/users',
    file: 'users',
    access: 'users.manage',
    texts: ['officeUsers', 'officeHandover', 'officeHolds', 'officeStanding', 'officeIdentity'],
    title: 'dash.users',
    icon: UserCog,
    group: 'dash.group.office',
    help: 'help.users',
  },
  {
    path: '/dashboard/settings',
    file: 'settings',
    access: 'settings.manage',
    texts: ['officeSettings', 'officePictures', 'officeSetup'],
    title: 'settings.title',
    icon: Settings,
    group: 'dash.group.office',
    help: 'help.settings',
  },
  {
    path: '/dashboard/audit',
    file: 'audit',
    access: 'audit.view',
    texts: ['officeAdmin', 'officeActivity'],
    title: 'audit.title',
    icon: History,
    group: 'dash.group.office',
    help: 'help.audit',
  },
  {
    path: '/dashboard/privacy',
    file: 'privacy',
    access: 'privacy.manage',
    texts: ['officePrivacy', 'officeHandover'],
    title: 'privacy.title',
    icon: ShieldCheck,
    group: 'dash.group.office',
    help: 'help.privacy',
  },
  {
    path: '/dashboard/outbox',
    file: 'outbox',
    access: 'outbox.manage',
    texts: ['officeAdmin'],
    title: 'outbox.title',
    icon: Inbox,
    group: 'dash.group.office',
    help: 'help.outbox',
  },
  {
    path: '/dashboard/backups',
    file: 'backups',
    access: 'backups.manage',
    texts: ['officeAdmin'],
    title: 'backups.title',
    icon: DatabaseBackup,
    group: 'dash.group.office',
    help: 'help.backups',
  },
  {
    path: '/dashboard/system',
    file: 'system',
    access: 'settings.manage',
    texts: ['officeSystem'],
    title: 'system.title',
    icon: Activity,
    group: 'dash.group.office',
    help: 'help.system',
  },
  {
    path: '/dashboard/account',
    file: 'account',
    access: 'dashboard.view',
    texts: [],
    title: 'account.title',
    icon: CircleUser,
    group: 'auth.account',
    help: 'help.account',
  },
  {
    path: '/dashboard/help',
    file: 'help',
    access: 'dashboard.view',
    texts: ['officeHelp'],
    title: 'help.title',
    icon: CircleQuestionMark,
    group: 'auth.account',
    help: 'none',
  },
] as const satisfies readonly OfficeEntry[]

/** All pages of the dashboard. */
export const officeScreens = [...entries, ...officeRecords] as const

import Activity from 'lucide-react/icons/activity'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleUser from 'lucide-react/icons/circle-user'
import Contact from 'lucide-react/icons/contact'
import FilePen from 'lucide-react/icons/file-pen-line'
import Folder from 'lucide-react/icons/folder'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Mail from 'lucide-react/icons/mail'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserCog from 'lucide-react/icons/user-cog'
import type { OfficeEntry } from './office-groups.ts'
import { officeRecords } from './office-records.ts'
import { websiteEntries } from './office-website.ts'

/** The pages with a navigation entry, in the order of the sidebar. */
const entries = [
  {
    path: '/dashboard',
    file: 'overview',
    access: 'dashboard.view',
    texts: ['officeOverview', 'officeActivity', 'officeConsultations', 'officeFigures'],
    title: 'dash.overview',
    icon: LayoutDashboard,
    group: 'dash.group.work',
  },
  {
    path: '/dashboard/consultations',
    file: 'consultations',
    access: 'consultations.manage',
    texts: ['officeConsultations', 'officeReaders'],
    title: 'dash.consultations',
    icon: CalendarCheck,
    group: 'dash.group.work',
    count: 'pendingConsultations',
  },
  {
    path: '/dashboard/people',
    file: 'people',
    access: 'people.view',
    texts: ['officePeople', 'officeStanding'],
    title: 'people.title',
    icon: Contact,
    section: 'people.title',
    group: 'dash.group.work',
  },
  {
    path: '/dashboard/people/checks',
    file: 'people-checks',
    access: 'people.view',
    texts: ['forms', 'officeDiligence', 'officeStanding', 'officeIdentity'],
    title: 'checks.title',
    icon: Contact,
    section: 'people.title',
    group: 'dash.group.work',
  },
  {
    path: '/dashboard/appointments',
    file: 'appointments',
    access: 'consultations.manage',
    texts: ['officeAppointments'],
    title: 'dash.appointments',
    icon: CalendarDays,
    group: 'dash.group.work',
  },
  {
    path: '/dashboard/messages',
    file: 'messages',
    access: 'messages.manage',
    texts: ['officeMessages', 'officeDocuments', 'officeStanding'],
    title: 'dash.messages',
    icon: Mail,
    group: 'dash.group.work',
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
  },
  {
    path: '/dashboard/engagements',
    file: 'agreements',
    access: 'engagements.manage',
    texts: ['officeAgreementLists', 'officeAgreements'],
    title: 'agreementList.title',
    icon: FilePen,
    section: 'agreementList.title',
    group: 'dash.group.work',
  },
  {
    path: '/dashboard/engagements/templates',
    file: 'agreement-templates',
    access: 'engagements.manage',
    texts: ['officeAgreementLists', 'officeAgreements'],
    title: 'agreementList.templates.title',
    icon: FilePen,
    section: 'agreementList.title',
    group: 'dash.group.work',
  },
  ...websiteEntries,
  {
    path: '/dashboard/figures',
    file: 'figures',
    access: 'figures.view',
    texts: ['officeFigures'],
    title: 'dash.figures',
    icon: ChartColumn,
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/users',
    file: 'users',
    access: 'users.manage',
    texts: ['officeUsers', 'officeHandover', 'officeHolds', 'officeStanding', 'officeIdentity'],
    title: 'dash.users',
    icon: UserCog,
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/settings',
    file: 'settings',
    access: 'settings.manage',
    texts: ['forms', 'officeSettings', 'officePictures', 'officeSetup'],
    title: 'settings.title',
    icon: Settings,
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/privacy',
    file: 'privacy',
    access: 'privacy.manage',
    texts: ['officePrivacy', 'officeHandover'],
    title: 'privacy.title',
    icon: ShieldCheck,
    section: 'dash.section.privacy',
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/privacy/retention',
    file: 'retention',
    access: 'privacy.manage',
    texts: ['forms', 'officePrivacy', 'officeRetention'],
    title: 'retention.title',
    icon: ShieldCheck,
    section: 'dash.section.privacy',
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/system',
    file: 'system',
    access: 'settings.manage',
    texts: ['officeSystem'],
    title: 'system.title',
    icon: Activity,
    section: 'dash.section.system',
    group: 'dash.group.office',
    count: 'attention',
  },
  {
    path: '/dashboard/outbox',
    file: 'outbox',
    access: 'outbox.manage',
    texts: ['officeAdmin'],
    title: 'outbox.title',
    icon: Activity,
    section: 'dash.section.system',
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/backups',
    file: 'backups',
    access: 'backups.manage',
    texts: ['officeAdmin'],
    title: 'backups.title',
    icon: Activity,
    section: 'dash.section.system',
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/audit',
    file: 'audit',
    access: 'audit.view',
    texts: ['officeAdmin', 'officeActivity'],
    title: 'audit.title',
    icon: Activity,
    section: 'dash.section.system',
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/programs',
    file: 'programs',
    access: 'programs.manage',
    texts: ['officePrograms'],
    title: 'dash.programs',
    icon: Activity,
    section: 'dash.section.system',
    group: 'dash.group.office',
  },
  {
    path: '/dashboard/account',
    file: 'account',
    access: 'dashboard.view',
    texts: ['forms', 'officePrograms'],
    title: 'account.title',
    icon: CircleUser,
    group: 'auth.account',
  },
  {
    path: '/dashboard/help',
    file: 'help',
    access: 'dashboard.view',
    texts: ['officeHelp'],
    title: 'help.title',
    icon: CircleQuestionMark,
    group: 'auth.account',
  },
] as const satisfies readonly OfficeEntry[]

/** All pages of the dashboard. */
export const officeScreens = [...entries, ...officeRecords] as const

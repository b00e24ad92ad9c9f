import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleUser from 'lucide-react/icons/circle-user'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import { href } from '#access/href.ts'
import type { Permission } from '#access/permissions.ts'
import type { TextKey } from '#i18n/translate.tsx'
import type { IconType } from '#ui/icon.tsx'
import { officeScreens } from '../../office-screens.ts'

/** A screen of the office, or an action on it. `words` are alternative names. */
export type Destination = {
  to: string
  title: TextKey
  words?: TextKey | undefined
  icon: IconType
  access: Permission
}

const screens: Destination[] = officeScreens
  .filter((screen) => 'title' in screen)
  .map(({ path, file, title, icon, access }) => ({
    to: path,
    title,
    words: file === 'overview' || file === 'help' ? undefined : `find.words.${file}`,
    icon,
    access,
  }))

const actions: Destination[] = [
  {
    to: href('/dashboard/consultations?open=new'),
    title: 'dash.newRequest',
    words: 'find.words.newRequest',
    icon: Plus,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/publications/new'),
    title: 'find.publication.add',
    icon: Plus,
    access: 'publications.manage',
  },
  {
    to: href('/dashboard/messages?compose=new'),
    title: 'find.message.add',
    icon: Plus,
    access: 'messages.manage',
  },
  {
    to: href('/dashboard/services?open=new'),
    title: 'find.service.add',
    icon: Plus,
    access: 'services.manage',
  },
  { to: href('/dashboard/team?open=new'), title: 'find.member.add', icon: Plus, access: 'team.manage' },
  { to: href('/dashboard/clients?open=new'), title: 'find.client.add', icon: Plus, access: 'clients.manage' },
  { to: href('/dashboard/users?open=new'), title: 'find.user.add', icon: Plus, access: 'users.manage' },
  {
    to: href('/dashboard/consultations?status=pending'),
    title: 'find.requests.pending',
    icon: CalendarCheck,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/consultations?status=overdue'),
    title: 'find.requests.overdue',
    icon: CalendarCheck,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/consultations?status=undated'),
    title: 'find.requests.undated',
    icon: CalendarCheck,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/consultations?assignee=me'),
    title: 'find.requests.mine',
    icon: CalendarCheck,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/consultations?status=conflict'),
    title: 'find.requests.conflict',
    icon: CalendarCheck,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/appointments/hours'),
    title: 'hours.title',
    words: 'find.words.hours',
    icon: CalendarDays,
    access: 'consultations.manage',
  },
  {
    to: href('/dashboard/messages?tab=contact'),
    title: 'find.contactMessages',
    icon: Mail,
    access: 'messages.manage',
  },
  {
    to: href('/dashboard/settings?tab=social'),
    title: 'find.settings.social',
    icon: Settings,
    access: 'settings.manage',
  },
  {
    to: href('/dashboard/settings?tab=seo'),
    title: 'find.settings.seo',
    icon: Settings,
    access: 'settings.manage',
  },
  {
    to: href('/dashboard/settings/setup'),
    title: 'setup.title',
    icon: Settings,
    access: 'settings.manage',
  },
  {
    to: href('/dashboard/account#password'),
    title: 'find.account.password',
    icon: CircleUser,
    access: 'dashboard.view',
  },
  {
    to: href('/dashboard/account#passkeys'),
    title: 'find.account.passkeys',
    words: 'find.words.passkeys',
    icon: CircleUser,
    access: 'dashboard.view',
  },
  {
    to: href('/dashboard/account#two-factor'),
    title: 'find.account.twoFactor',
    words: 'find.words.twoFactor',
    icon: CircleUser,
    access: 'dashboard.view',
  },
]

export const destinations: readonly Destination[] = [...screens, ...actions]

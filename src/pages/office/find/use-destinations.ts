import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CircleUser from 'lucide-react/icons/circle-user'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Settings from 'lucide-react/icons/settings'
import { useEffect, useMemo, useState } from 'react'
import { href } from '#access/href.ts'
import { may, type Permission } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import type { Dictionary } from '#i18n/dictionary.ts'
import { loadOfficeTexts } from '#i18n/load-office-texts.ts'
import { loadTexts } from '#i18n/load-texts.ts'
import { type TextKey, type Translation, useTranslation } from '#i18n/translate.tsx'
import { createTranslate } from '#i18n/translator.ts'
import { type Language, languages } from '#languages/language.ts'
import type { IconType } from '#ui/icon.tsx'
import { officeEntries } from '../../office-entries.ts'
import { officeScreens } from '../../office-screens.ts'
import { contains, type FoundRow } from './rows.tsx'

const maxShown = 5

/** The screens and actions that match a query in any language; without a query, the recent ones. */
export const useDestinations = (q: string, role: Role): FoundRow[] => {
  const { t } = useTranslation()
  const others = useOtherLanguages()
  return useMemo(() => {
    const allowed = destinations.filter(({ access }) => may(role, access))
    if (q === '') return recentOf(allowed).map((each) => rowOf(each, t(each.title), []))
    return allowed
      .flatMap((each) => {
        const title = t(each.title)
        if (contains(title, q)) return [{ rank: 0, row: rowOf(each, title, []) }]
        const names = [
          ...others.map((translate) => translate(each.title)),
          ...(each.words ? [t, ...others].map((translate) => translate(each.words as TextKey)) : []),
        ]
        const at = names.findIndex((name) => contains(name, q))
        return at === -1 ? [] : [{ rank: at + 1, row: rowOf(each, title, [names[at] ?? '']) }]
      })
      .sort((one, other) => one.rank - other.rank)
      .slice(0, maxShown)
      .map(({ row }) => row)
  }, [q, role, t, others])
}

const rowOf = ({ to, icon }: Destination, title: string, details: string[]): FoundRow => ({
  key: to,
  to,
  icon,
  title,
  details,
})

/** The first screens, until one was opened from here. */
const recentOf = (allowed: readonly Destination[]): Destination[] => {
  const visited = readRecent().flatMap((address) => allowed.find(({ to }) => to === address) ?? [])
  return visited.length > 0 ? visited : allowed.slice(0, maxShown)
}

/**
 * People who work in two languages may use either name. Other languages load later; the page's own is there
 * immediately.
 */
const useOtherLanguages = (): readonly Translation['t'][] => {
  const { language } = useTranslation()
  const [others, setOthers] = useState<readonly Translation['t'][]>([])
  useEffect(() => {
    let isCurrent = true
    Promise.all(languages.filter((each) => each !== language).map(translationIn))
      .then((loaded) => isCurrent && setOthers(loaded))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [language])
  return others
}

const translationIn = async (language: Language): Promise<Translation['t']> => {
  const dictionaries: Dictionary[] = await Promise.all([
    loadOfficeTexts(language, 'officeFind'),
    loadTexts(language, 'office'),
    loadTexts(language, 'site'),
  ])
  return createTranslate(language, dictionaries)
}

/** A screen of the office, or an action on it. `words` are alternative names. */
type Destination = {
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
  ...officeEntries.flatMap(({ path, access, add }) =>
    add ? { to: `${path}?open=new`, title: add, icon: Plus, access } : [],
  ),
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
    to: href('/dashboard/account#tokens'),
    title: 'find.account.tokens',
    words: 'find.words.tokens',
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

const destinations: readonly Destination[] = [...screens, ...actions]

const maxRecent = 6

let recent: readonly string[] = []

/**
 * Addresses of recent screens and actions, latest first. They are in memory only, until the page is reloaded.
 */
export const readRecent = (): readonly string[] => recent

export const rememberRecent = (address: string): void => {
  recent = [address, ...recent.filter((each) => each !== address)].slice(0, maxRecent)
}

import { useQuery } from '@tanstack/react-query'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { unreadContactMessagesQuery } from '#features/contact-messages/office/unread.ts'
import { unreadMessagesQuery } from '#features/messages/browser/unread.ts'
import IfSubscribed from '#features/newsletter/office/if-subscribed.tsx'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { deliversMail } from '#features/settings/setting-values.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { BrandMark } from '#ui/brand.tsx'
import { Icon } from '#ui/icon.tsx'
import { Merlons } from '#ui/merlons.tsx'
import { SidebarOpenings } from '#ui/openings-row.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { useStored } from '#ui/use-mounted.ts'
import { entryOf, navigationOf, tabsOf } from '../office-entries.ts'
import { type OfficeEntry, officeGroups } from '../office-groups.ts'
import { useFirmName } from '../page-head.tsx'
import MoreCounts from './more-counts.tsx'
import { SidebarCount } from './sidebar-count.tsx'
import './sidebar.css'

/** The sidebar from 1024 px: 16rem wide, or 5rem with icons only. */
export const Sidebar = ({
  path,
  isCollapsed,
  onToggle,
}: {
  path: string
  isCollapsed: boolean
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  const label = t(isCollapsed ? 'dash.sidebar.expand' : 'dash.sidebar.collapse')
  return (
    <aside className="sidebar night" aria-label={t('auth.dashboard')}>
      <SidebarBrand />
      <Merlons height={7} width={18} className="sidebar-merlons" />
      <SidebarNav path={path} isCollapsed={isCollapsed} />
      <div className="sidebar-foot">
        {!isCollapsed && <SidebarOpenings />}
        <Tooltip text={label} isDisabled={!isCollapsed}>
          <button type="button" className="sidebar-toggle" aria-expanded={!isCollapsed} onClick={onToggle}>
            <Icon icon={isCollapsed ? PanelLeftOpen : PanelLeftClose} flips />
            <span className={isCollapsed ? 'visually-hidden' : undefined}>{label}</span>
          </button>
        </Tooltip>
      </div>
    </aside>
  )
}

export const SidebarBrand = () => {
  const name = useFirmName()
  return (
    <Link href={href('/dashboard')} className="sidebar-brand" aria-label={name}>
      <BrandMark isBare />
      <span className="sidebar-brand-name">{name}</span>
    </Link>
  )
}

/** The groups of the sidebar, limited to pages that this person may open. Also used in the slide-out menu. */
export const SidebarNav = ({
  path,
  isCollapsed = false,
  onNavigate,
}: {
  path: string
  isCollapsed?: boolean
  onNavigate?: () => void
}) => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const { data: settings = [] } = useQuery(settingsQuery())
  const here = entryOf(path)
  const entries = user && !user.needsTwoFactor ? navigationOf(user.role) : []
  const current = user && here && tabsOf(here, user.role)[0]
  const nav = useRef<HTMLElement>(null)
  useCurrentInView(nav, current)
  const groups = officeGroups
    .filter((group) => group !== 'auth.account')
    .map((label) => ({ label, entries: entries.filter(({ group }) => group === label) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav ref={nav} className="sidebar-nav" aria-label={t('auth.dashboard')}>
      {groups.map(({ label, entries }) => (
        <div key={label} className="sidebar-group">
          <p id={label} className="sidebar-group-label">
            {t(label)}
          </p>
          <ul aria-labelledby={label}>
            {entries.map((entry) => {
              const isCurrent = entry === current
              const link = (
                <li key={entry.path}>
                  <EntryLink
                    entry={entry}
                    isCurrent={isCurrent}
                    isCollapsed={isCollapsed}
                    onNavigate={onNavigate}
                  />
                </li>
              )
              return entry.needsReaders && !isCurrent && !deliversMail(settings) ? (
                <IfSubscribed key={entry.path}>{link}</IfSubscribed>
              ) : (
                link
              )
            })}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/**
 * Scrolls to the current entry: a low window has no room for all. The height changes when the styles arrive, when the
 * sheet opens, and when an entry appears.
 */
const useCurrentInView = (
  nav: RefObject<HTMLElement | null>,
  current: OfficeEntry | null | undefined,
): void =>
  useEffect(() => {
    if (!nav.current || !current) return
    const observer = new ResizeObserver(([{ target } = {}]) =>
      target?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    )
    observer.observe(nav.current)
    return () => observer.disconnect()
  }, [nav, current])

type EntryLinkProps = {
  entry: OfficeEntry
  isCurrent: boolean
  isCollapsed: boolean
  onNavigate?: () => void
}

/** Only an entry with a count makes its queries. */
const EntryLink = (props: EntryLinkProps) =>
  props.entry.count ? <CountedLink {...props} /> : <PlainLink {...props} />

const CountedLink = (props: EntryLinkProps) => {
  const { entry } = props
  const { n, label, address } = useCount(entry.count)
  return (
    <PlainLink {...props} address={address}>
      <MoreCounts of={entry.count} />
      {label && <SidebarCount n={n} label={label} />}
    </PlainLink>
  )
}

const PlainLink = ({
  entry,
  isCurrent,
  isCollapsed,
  onNavigate,
  address = entry.path,
  children,
}: EntryLinkProps & { address?: string | undefined; children?: ReactNode }) => {
  const { t } = useTranslation()
  const title = t(entry.section ?? entry.title)
  return (
    <Tooltip text={title} isDisabled={!isCollapsed}>
      <Link
        href={address}
        className="sidebar-link"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Icon icon={entry.icon} />
        <span className={isCollapsed ? 'visually-hidden' : undefined}>{title}</span>
        {children}
      </Link>
    </Tooltip>
  )
}

type Count = { n: number; label?: TextKey; address?: string }

const useCount = (count: OfficeEntry['count']): Count => {
  const isUnread = count === 'unreadMessages'
  const { data: counts } = useQuery({
    ...consultationCountsQuery(),
    enabled: count === 'pendingConsultations',
  })
  const { data: messages = 0 } = useQuery({ ...unreadMessagesQuery(), enabled: isUnread })
  const { data: contact = 0 } = useQuery({ ...unreadContactMessagesQuery(), enabled: isUnread })
  if (isUnread)
    return {
      n: messages + contact,
      label: 'count.unread',
      // The tab that has an unread message.
      ...(messages === 0 && contact > 0 && { address: href('/dashboard/messages?tab=contact') }),
    }
  return count === 'pendingConsultations' ? { n: counts?.pending ?? 0, label: 'count.pending' } : { n: 0 }
}

const storageKey = 'sidebar'
/**
 * Between the slide-out menu (below 1024 px) and this width, sidebar labels leave tables too little space.
 */
const narrow = '(max-width: 1199.98px)'

const readChoice = (): boolean => {
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === 'collapsed' || stored === 'expanded') return stored === 'collapsed'
  } catch {
    // Storage is unavailable: the width decides.
  }
  return window.matchMedia(narrow).matches
}

/**
 * Stored on this device; until the user chooses, the window width decides. On wide screens the sidebar starts
 * collapsed, and a choice there applies to that screen only.
 */
export const useCollapsedSidebar = (needsRoom: boolean) => {
  const [isCollapsed = false, setCollapsed] = useStored(readChoice)
  const [isOpenHere, setOpenHere] = useState(false)
  useEffect(() => {
    if (!needsRoom) setOpenHere(false)
  }, [needsRoom])
  const toggle = () => {
    if (needsRoom) {
      setOpenHere(!isOpenHere)
      return
    }
    setCollapsed(!isCollapsed)
    try {
      localStorage.setItem(storageKey, isCollapsed ? 'expanded' : 'collapsed')
    } catch {
      // Storage is unavailable: the choice lasts as long as the page.
    }
  }
  return { isCollapsed: needsRoom ? !isOpenHere : isCollapsed, toggle }
}

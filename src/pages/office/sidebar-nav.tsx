import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { unreadContactMessagesQuery } from '#features/contact-messages/office/unread.ts'
import { unreadMessagesQuery } from '#features/messages/browser/unread.ts'
import { settingsQuery } from '#features/settings/browser/api.ts'
import { deliversMail } from '#features/settings/setting-values.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { fetchedCode } from '../fetched-code.ts'
import { entryOf, navigationOf, tabsOf } from '../office-entries.ts'
import { type OfficeEntry, officeGroups } from '../office-groups.ts'
import { SidebarCount } from './sidebar-count.tsx'

const { Component: MoreCounts } = fetchedCode(() => import('./more-counts.tsx'))
const { Component: IfSubscribed } = fetchedCode(() => import('#features/newsletter/office/if-subscribed.tsx'))

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
  const groups = officeGroups
    .filter((group) => group !== 'auth.account')
    .map((label) => ({ label, entries: entries.filter(({ group }) => group === label) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav className="sidebar-nav" aria-label={t('auth.dashboard')}>
      {groups.map(({ label, entries }) => (
        <div key={label} className="sidebar-group">
          <p id={label} className="sidebar-group-label">
            {t(label)}
          </p>
          <ul aria-labelledby={label}>
            {entries.map((entry) => {
              const isCurrent = entry === current
              const link = (
                <li key={entry.path} ref={isCurrent ? showInView : undefined}>
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

const EntryLink = ({
  entry,
  isCurrent,
  isCollapsed,
  onNavigate,
}: {
  entry: OfficeEntry
  isCurrent: boolean
  isCollapsed: boolean
  onNavigate?: () => void
}) => {
  const { t } = useTranslation()
  const title = t(entry.section ?? entry.title)
  const { n, label, address = entry.path } = useCount(entry.count)
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
        <Suspense>
          <MoreCounts of={entry.count} />
        </Suspense>
        {label && <SidebarCount n={n} label={label} />}
      </Link>
    </Tooltip>
  )
}

/** On low windows not all entries fit. The sheet is open in the next frame. */
const showInView = (entry: HTMLElement | null) => {
  if (entry) requestAnimationFrame(() => entry.scrollIntoView({ block: 'nearest' }))
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

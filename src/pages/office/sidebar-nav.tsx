import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { unreadContactMessagesQuery } from '#features/contact-messages/office/unread.ts'
import { unreadMessagesQuery } from '#features/messages/browser/unread.ts'
import { formatNumber } from '#i18n/dictionary.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { entryOf, officeEntries } from '../office-entries.ts'
import { type OfficeEntry, officeGroups } from '../office-groups.ts'

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
  const groups = officeGroups
    .filter((group) => group !== 'auth.account')
    .map((label) => ({
      label,
      entries: officeEntries.filter(
        ({ group, access }) => group === label && user && !user.needsTwoFactor && may(user.role, access),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav className="sidebar-nav" aria-label={t('auth.dashboard')}>
      {groups.map(({ label, entries }) => (
        <div key={label} className="sidebar-group">
          <p id={label} className="sidebar-group-label">
            {t(label)}
          </p>
          <ul aria-labelledby={label}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <EntryLink
                  entry={entry}
                  isCurrent={entryOf(path) === entry}
                  isCollapsed={isCollapsed}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
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
  const waiting = useCount(entry.count)
  return (
    <Tooltip text={t(entry.title)} isDisabled={!isCollapsed}>
      <Link
        href={entry.path}
        className="sidebar-link"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Icon icon={entry.icon} />
        <span className={isCollapsed ? 'visually-hidden' : undefined}>{t(entry.title)}</span>
        {entry.count && waiting > 0 && (
          <>
            <span className="sidebar-count number" aria-hidden="true">
              {formatNumber(waiting)}
            </span>
            <span className="visually-hidden">{t(countLabels[entry.count], { n: waiting })}</span>
          </>
        )}
      </Link>
    </Tooltip>
  )
}

const countLabels = {
  pendingConsultations: 'count.pending',
  unreadMessages: 'count.unread',
} as const satisfies Record<NonNullable<OfficeEntry['count']>, TextKey>

const useCount = (count: OfficeEntry['count']): number => {
  const isUnread = count === 'unreadMessages'
  const { data: counts } = useQuery({
    ...consultationCountsQuery(),
    enabled: count === 'pendingConsultations',
  })
  const { data: messages = 0 } = useQuery({ ...unreadMessagesQuery(), enabled: isUnread })
  const { data: contact = 0 } = useQuery({ ...unreadContactMessagesQuery(), enabled: isUnread })
  if (count === undefined) return 0
  return isUnread ? messages + contact : (counts?.pending ?? 0)
}

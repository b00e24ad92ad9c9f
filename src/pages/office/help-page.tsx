import { Link } from 'wouter'
import { may } from '#access/permissions.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '../page-head.tsx'
import { accountEntries, type SidebarEntry, sidebarGroups } from './sidebar-entries.ts'
import './help-page.css'

/** By the path under the dashboard. */
const texts: Record<string, TextKey> = {
  '/dashboard': 'help.overview',
  '/dashboard/consultations': 'help.consultations',
  '/dashboard/messages': 'help.messages',
  '/dashboard/documents': 'help.documents',
  '/dashboard/publications': 'help.publications',
  '/dashboard/services': 'help.services',
  '/dashboard/team': 'help.team',
  '/dashboard/clients': 'help.clients',
  '/dashboard/pages': 'help.pages',
  '/dashboard/newsletter': 'help.newsletter',
  '/dashboard/users': 'help.users',
  '/dashboard/settings': 'help.settings',
  '/dashboard/audit': 'help.audit',
  '/dashboard/outbox': 'help.outbox',
  '/dashboard/privacy': 'help.privacy',
  '/dashboard/account': 'help.account',
}

const everywhere = [
  { title: 'help.lists.title', text: 'help.lists' },
  { title: 'help.editing.title', text: 'help.editing' },
  { title: 'help.keyboard.title', text: 'help.keyboard' },
  { title: 'help.appearance.title', text: 'help.appearance' },
] as const satisfies readonly { title: TextKey; text: TextKey }[]

/** What each screen is for, as far as the reader may open it. */
export default () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const groups: readonly { label: TextKey; entries: readonly SidebarEntry[] }[] = [
    ...sidebarGroups,
    { label: 'auth.account', entries: accountEntries },
  ]
  const shown = groups
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter(({ href, permission }) => texts[href] && user && may(user.role, permission)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHead title={t('help.title')} />
      <div className="page-head">
        <div>
          <h1>{t('help.title')}</h1>
          <p>{t('help.intro')}</p>
        </div>
      </div>
      <div className="help">
        {shown.map(({ label, entries }) => (
          <section key={label} className="panel" aria-labelledby={`help-${label}`}>
            <header className="panel-head">
              <h2 id={`help-${label}`}>{t(label)}</h2>
            </header>
            <dl className="help-list">
              {entries.map((entry) => (
                <div key={entry.href}>
                  <dt>
                    <Icon icon={entry.icon} />
                    <Link href={entry.href} className="text-link">
                      {t(entry.label)}
                    </Link>
                  </dt>
                  <dd>{t(texts[entry.href] ?? 'help.intro')}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="panel" aria-labelledby="help-everywhere">
          <header className="panel-head">
            <h2 id="help-everywhere">{t('help.everywhere')}</h2>
          </header>
          <dl className="help-list">
            {everywhere.map(({ title, text }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  )
}

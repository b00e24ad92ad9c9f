import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { entryOf, tabsOf } from '../office-entries.ts'
import { PageHead } from '../page-head.tsx'
import '#ui/tabs.css'

/**
 * The title of a dashboard page, for the document and as a heading, with an introduction below and buttons at
 * its side.
 */
export const OfficeHead = ({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children?: ReactNode
}) => (
  <>
    <PageHead title={title} />
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
    <SectionTabs />
  </>
)

/** Links to the screens that share a navigation entry. */
const SectionTabs = () => {
  const { t } = useTranslation()
  const { data: user } = useCurrentUser()
  const [path] = useLocation()
  const here = entryOf(path)
  if (!user || !here?.section || path.replace(/\/$/, '') !== here.path) return null
  const tabs = tabsOf(here, user.role)
  if (tabs.length === 1) return null
  return (
    <nav className="tab-list" aria-label={t(here.section)}>
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          ref={tab === here ? showInView : undefined}
          href={tab.path}
          className="tab"
          aria-current={tab === here ? 'page' : undefined}
        >
          {t(tab.title)}
        </Link>
      ))}
    </nav>
  )
}

/** On a phone not all tabs fit. */
const showInView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MenuIcon from 'lucide-react/icons/menu'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { clientSummaryQuery } from '#features/overview/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from '#ui/icon.tsx'
import { type PortalPath, portalScreens } from '../portal-screens.ts'
import './section-navigation.css'

const sections = portalScreens.filter((screen) => 'section' in screen)

/** Six sections in a row on wide screens; phones show the current one and a menu with the rest. */
export const SectionNavigation = ({ path }: { path: string }) => {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data: summary } = useQuery(clientSummaryQuery())
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu after a change of page
  useEffect(() => setOpen(false), [path])
  const here = path.replace(/\/$/, '')
  const current = sections.find((section) => currentIn(here, section.path))
  const counts: Partial<Record<PortalPath, { n: number; label: string }>> = {
    '/client/messages': {
      n: summary?.unreadMessages ?? 0,
      label: t('count.unread', { n: summary?.unreadMessages ?? 0 }),
    },
    '/client/documents': {
      n: summary?.newDocuments ?? 0,
      label: t('portal.newDocuments', { n: summary?.newDocuments ?? 0 }),
    },
  }
  const news = Object.values(counts).find(({ n }) => n > 0)
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <nav className="portal-sections" aria-label={t('portal.title')} onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className="portal-sections-button portal-wrap"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon icon={MenuIcon} />
        <span className="portal-sections-here">{t(current?.section ?? 'portal.title')}</span>
        {news && <span className="portal-sections-news">{news.label}</span>}
        <Icon icon={ChevronDown} size="medium" />
      </button>
      <ul id={id} className="portal-wrap" data-open={isOpen}>
        {sections.map((section) => {
          const count = counts[section.path]
          return (
            <li key={section.path}>
              <Link href={section.path} aria-current={currentIn(here, section.path)}>
                {t(section.section)}
                {count && count.n > 0 && (
                  <>
                    {' '}
                    <span className="portal-count number" aria-hidden="true">
                      {count.n}
                    </span>
                    <span className="visually-hidden">{count.label}</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** `true` marks the section that a deeper page belongs to; only the page itself is `page`. */
const currentIn = (path: string, section: string): 'page' | 'true' | undefined => {
  if (path === section) return 'page'
  return section !== '/client' && path.startsWith(`${section}/`) ? 'true' : undefined
}

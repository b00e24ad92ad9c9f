import Construction from 'lucide-react/icons/construction'
import { useEffect, useId, useRef, useState } from 'react'
import { href } from '#access/href.ts'
import { may } from '#access/permissions.ts'
import type { Role } from '#access/roles.ts'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { analyticsIdOf } from '#features/settings/setting-formats.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useSettings } from '../../page-head.tsx'
import { WithTexts } from '../../with-texts.tsx'
import {
  endPrivacyQuestion,
  type PrivacyChoice,
  readPrivacyChoice,
  storePrivacyChoice,
  usePrivacyQuestion,
} from './privacy-choice.ts'
import './notices.css'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** The guarded areas, listed again here, since importing the table of routes would cause a cycle. */
export const isPublic = (pathname: string): boolean => !/^\/(?:auth|dashboard|client)(?:\/|$)/.test(pathname)

/**
 * The address this document was loaded from. Guarded pages refuse Google's host by policy; their addresses,
 * and the tokens of emailed links, must not be reported.
 */
const documentIsPublic = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation === undefined) return false
  const { pathname, searchParams } = new URL(navigation.name)
  return isPublic(pathname) && !searchParams.has('token')
}

let isLoaded = false

/** Call it only with consent. Loads Google Analytics once, and only into documents that started as a public page. */
const startAnalytics = (id: string): void => {
  if (isLoaded || !documentIsPublic()) return
  isLoaded = true
  limitToPublicPages(id)
  const queue: unknown[] = []
  window.dataLayer = queue
  // Google's script reads `arguments` objects, not arrays.
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Deletes the cookies and, if the script is running, reloads the document without it. */
const stopAnalytics = (id: string): void => {
  silence(id)
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('=')))
    if (name?.startsWith('_ga')) forgetCookie(name)
  if (isLoaded) window.location.reload()
}

/** Google's opt-out switch: when set, nothing is sent. */
const silence = (id: string): void => {
  ;(window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = true
}

/** The cookie is set on the widest domain the browser allows, so every level must be tried. */
const forgetCookie = (name: string): void => {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=.${labels.slice(at).join('.')}`)
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari lack the cookie store
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/**
 * The script reports every change of address. Navigation to a guarded page therefore loads a new document, without the
 * script. Registered before the script, so that this listener runs first.
 */
const limitToPublicPages = (id: string): void => {
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = window.history[method].bind(window.history)
    window.history[method] = (state, unused, url) => {
      const target = new URL(url ?? '', window.location.href)
      if (isPublic(target.pathname)) return change(state, unused, url)
      silence(id)
      window.location.assign(target)
    }
  }
  window.addEventListener('popstate', () => {
    if (isPublic(window.location.pathname)) return
    silence(id)
    window.location.reload()
  })
}

/** Asks once for consent to count visits, and again on a click on the footer's button. */
const PrivacyNotice = ({ analyticsId }: { analyticsId: string }) => {
  const [choice, setChoice] = useState(readPrivacyChoice)
  const opener = usePrivacyQuestion()
  useEffect(() => {
    if (choice === 'accepted') startAnalytics(analyticsId)
  }, [choice, analyticsId])
  if (choice !== undefined && !opener) return null
  const choose = (next: PrivacyChoice) => {
    storePrivacyChoice(next)
    setChoice(next)
    endPrivacyQuestion()
    if (next === 'declined') stopAnalytics(analyticsId)
  }
  return <Question choice={choice} opener={opener} onChoose={choose} />
}

type QuestionProps = {
  choice: PrivacyChoice | undefined
  opener: HTMLElement | undefined
  onChoose: (choice: PrivacyChoice) => void
}

/** Not a dialog: the page stays usable meanwhile. Both answers have equal weight. */
const Question = ({ choice, opener, onChoose }: QuestionProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  // If the button opened it, it takes focus and returns it afterwards; if it appears by itself, it does not.
  useEffect(() => {
    if (!opener) return
    title.current?.focus()
    return () => opener.focus()
  }, [opener])
  return (
    <section className="site-notice privacy-notice" aria-labelledby={titleId}>
      <div className="wrap site-notice-row">
        <div className="privacy-notice-text">
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {t('privacy.banner.title')}
          </h2>
          <p>
            {t('privacy.banner.text')}{' '}
            <a className="text-link" href={href('/privacy-policy')}>
              {t('privacy.banner.more')}
            </a>
          </p>
          {choice && (
            <p>{t(choice === 'accepted' ? 'privacy.current.accepted' : 'privacy.current.declined')}</p>
          )}
        </div>
        <div className="privacy-notice-answers">
          <Button variant="outline" onClick={() => onChoose('declined')}>
            {t('privacy.decline')}
          </Button>
          <Button variant="outline" onClick={() => onChoose('accepted')}>
            {t('privacy.accept')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Informs the office that visitors cannot see the site, with a link for people who may reopen it. */
const MaintenanceNotice = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  return (
    <div className="site-notice maintenance-notice" role="status">
      <div className="wrap site-notice-row">
        <Icon icon={Construction} />
        <p>{t('maintenance.banner')}</p>
        {may(role, 'settings.manage') ? (
          <a href={href('/dashboard/settings')}>{t('auth.settings')}</a>
        ) : (
          <a href={href('/dashboard')}>{t('auth.dashboard')}</a>
        )}
      </div>
    </div>
  )
}

const Notices = () => {
  const settings = useSettings()
  const { data: user } = useCurrentUser()
  const isOffice = user?.role === 'admin' || user?.role === 'staff'
  const analyticsId = analyticsIdOf(settings)
  return (
    <WithTexts area="notices">
      {settings.maintenance_mode === 'true' && isOffice && <MaintenanceNotice role={user.role} />}
      {analyticsId && <PrivacyNotice analyticsId={analyticsId} />}
    </WithTexts>
  )
}

export default Notices

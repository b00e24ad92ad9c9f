import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCurrentUser } from '#features/auth/browser/api.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useFirmName } from './page-head.tsx'
import { useSite } from './site-context.tsx'

/** The top line of a printed page: the firm, the person who prints it, and the time. */
export default function PrintedLine() {
  const { language } = useTranslation()
  const firm = useFirmName()
  const { data: user } = useCurrentUser()
  const { servedAt } = useSite()
  const [now, setNow] = useState(servedAt)
  useEffect(() => {
    const note = () => flushSync(() => setNow(new Date()))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return (
    <p className="printed-line" aria-hidden="true">
      <bdi>{firm}</bdi>
      {user && <bdi>{`${user.firstName} ${user.lastName}`}</bdi>}
      <time dateTime={now.toISOString()}>{formatDateTime(now, language)}</time>
    </p>
  )
}

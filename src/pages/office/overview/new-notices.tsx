import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { type Address, href } from '#access/href.ts'
import { type Kinds, listenOrPoll, listenTogether } from '#browser/live.ts'
import { consultationCountsQuery } from '#features/consultations/browser/counts.ts'
import { unreadContactMessagesQuery } from '#features/contact-messages/office/unread.ts'
import { unreadMessagesQuery } from '#features/messages/browser/unread.ts'
import { todayCountQuery } from '#features/overview/browser/api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { useGuardedNavigate } from '../../use-leave-guard.ts'

const followed: Kinds = ['consultations', 'messages', 'contact-messages', '*']
const listen = 'locks' in navigator ? listenTogether : listenOrPoll

/** Shows a browser notice for each new request or message while the tab is hidden. */
export default function NewNotices() {
  const { t } = useTranslation()
  const navigate = useGuardedNavigate()
  const count = useCounts()
  const notify = useEffectEvent((title: string, path: Address, id: string) => {
    // Tabs of the same browser share the tag, so that the notice is shown once.
    const notice = new Notification(title, { tag: id, lang: document.documentElement.lang })
    notice.onclick = () => {
      window.focus()
      void navigate(path)
      notice.close()
    }
  })
  const compare = useEffectEvent((before: Counts, now: Counts) => {
    if (now.requests > before.requests)
      notify(t('notice.request'), href('/dashboard/consultations'), `request-${now.requests}`)
    if (now.messages > before.messages)
      notify(t('notice.message'), href('/dashboard/messages'), `message-${now.messages}`)
    if (now.contact > before.contact)
      notify(t('notice.message'), href('/dashboard/messages?tab=contact'), `contact-${now.contact}`)
  })
  useEffect(() => {
    let before: Promise<Counts | undefined> = Promise.resolve(undefined)
    const onVisibility = () => {
      // The counts of the sidebar are up to date as long as the page is visible.
      if (document.hidden) before = count('cached').catch(() => undefined)
    }
    const onChange = (kinds: Kinds) => {
      if (!document.hidden || !kinds.some((kind) => followed.includes(kind))) return
      before = before
        .then(async (earlier) => {
          const now = await count('fetched')
          if (earlier && document.hidden) compare(earlier, now)
          return now
        })
        .catch(() => undefined)
    }
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    const stop = listen(onChange)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [count])
  return null
}

type Counts = { requests: number; messages: number; contact: number }

/** The counts of the sidebar, cached or fetched. */
const useCounts = () => {
  const queryClient = useQueryClient()
  return useCallback(
    async (source: 'cached' | 'fetched'): Promise<Counts> => {
      const staleTime = source === 'cached' ? Number.POSITIVE_INFINITY : 0
      const [requests, messages, contact] = await Promise.all([
        queryClient.fetchQuery({ ...consultationCountsQuery(), staleTime }),
        queryClient.fetchQuery({ ...unreadMessagesQuery(), staleTime }),
        queryClient.fetchQuery({ ...unreadContactMessagesQuery(), staleTime }),
        // The number in the title of the tab.
        queryClient.fetchQuery({ ...todayCountQuery(), staleTime }),
      ])
      return { requests: requests.all, messages: messages.total, contact: contact.total }
    },
    [queryClient],
  )
}

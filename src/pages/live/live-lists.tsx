import { useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useState } from 'react'
import { noteReturn, watchAttention } from '#browser/attention.ts'
import { callApi } from '#browser/call-api.ts'
import { type Kinds, listenOrPoll, listenTogether } from '#browser/live.ts'
import type { LiveKind } from '#features/live/values.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { getTopDialog, subscribeToDialogs } from '#ui/open-dialogs.ts'
import { WithTexts } from '../with-texts.tsx'
import { type News, OpenLists } from './open-lists.ts'
import './live-lists.css'

/** Keeps lists up to date with changes elsewhere. Fetched after the page has rendered. */
export default function LiveListsWithTexts() {
  return (
    <WithTexts area="account">
      <LiveLists />
    </WithTexts>
  )
}

const LiveLists = () => {
  const { t } = useTranslation()
  const { waiting, arrived, show } = useLive()
  const said = waiting ?? arrived
  const showAndFocus = () => {
    show?.()
    // The button disappears, so focus moves to the list.
    const main = document.querySelector('main')
    const list = main?.querySelector<HTMLElement>('section.panel[tabindex]') ?? main
    list?.focus()
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {said && textOf(t, 'arrived', said)}
      </p>
      {waiting && (
        <div className="live-news">
          <Button onClick={showAndFocus}>
            <Icon icon={RefreshCw} />
            {textOf(t, 'show', waiting)}
          </Button>
        </div>
      )}
    </>
  )
}

const textOf = (t: ReturnType<typeof useTranslation>['t'], form: 'arrived' | 'show', news: News): string => {
  const noun = news.kind === null ? undefined : nouns[news.kind]
  return noun && news.kind ? t(`live.${form}.${noun}`, { n: news.added }) : t(`live.${form}.other`)
}

/** The records that the notice counts. Other kinds have the general notice. */
const nouns: { [Kind in LiveKind]?: 'requests' | 'messages' | 'documents' } = {
  consultations: 'requests',
  messages: 'messages',
  documents: 'documents',
  'contact-messages': 'messages',
}

const canShare = 'locks' in navigator
/**
 * A page hidden for this long gives up its connection, and refreshes when it is shown again. A browser that
 * cannot share a connection has too few for hidden pages.
 */
const leaveAfterInMs = canShare ? 5 * 60_000 : 0

/**
 * Keeps the lists of this page up to date. `waiting` is the news that `show` would display, `arrived` the
 * news from while the user was away.
 */
const useLive = () => {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<News>()
  const [arrived, setArrived] = useState<News>()
  const [show, setShow] = useState<() => void>()
  useEffect(() => {
    const lists = new OpenLists(queryClient, (news) => {
      setWaiting(news)
      setArrived(undefined)
    })
    const stop = updateLists(lists, (news) => setArrived(news))
    setShow(() => () => lists.show())
    return () => {
      stop()
      lists.stop()
    }
  }, [queryClient])
  return { waiting, arrived, show }
}

const tryAgainAfterInMs = 15_000

/**
 * Everything is refetched only if the server responds: otherwise open pages would replace their data by
 * errors.
 */
const isAnswering = () =>
  callApi('GET /api/user').then(
    () => true,
    () => false,
  )

const updateLists = (lists: OpenLists, onNews: (arrived: News) => void): (() => void) => {
  let owed = new Set<string>()
  let seenUnattended = new Set<string>()
  let isRefreshing = false
  let again: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let leave: (() => void) | undefined

  const refresh = async (kinds: Kinds) => {
    if (kinds.includes('*') && !(await isAnswering())) {
      clearTimeout(again)
      again = setTimeout(() => receive(kinds), tryAgainAfterInMs)
      return
    }
    if (presence.isAway()) for (const kind of kinds) seenUnattended.add(kind)
    const arrived = await lists.refresh(kinds, presence.isAway)
    if (arrived) onNews(arrived)
  }
  const settle = () => {
    // Nothing changes under an open dialog, where the user may be writing.
    if (owed.size === 0 || isRefreshing || document.visibilityState === 'hidden' || getTopDialog()) return
    const kinds = [...owed]
    owed = new Set()
    // One at a time: a response in flight may be older than the change.
    isRefreshing = true
    void refresh(kinds).finally(() => {
      isRefreshing = false
      settle()
    })
  }
  const receive = (kinds: Kinds) => {
    for (const kind of kinds) owed.add(kind)
    settle()
  }
  // Data fetched while the user was away were not marked as read.
  const presence = watchPresence(() => {
    const kinds = [...seenUnattended]
    seenUnattended = new Set()
    receive(kinds)
  })
  const join = () => {
    leave ??= canShare ? listenTogether(receive) : listenOrPoll(receive)
  }
  const onVisibility = () => {
    clearTimeout(leaving)
    if (document.visibilityState === 'hidden') {
      leaving = setTimeout(() => {
        leave?.()
        leave = undefined
      }, leaveAfterInMs)
      return
    }
    if (!leave) owed.add('*')
    join()
    settle()
  }
  join()
  document.addEventListener('visibilitychange', onVisibility)
  const stopDialogs = subscribeToDialogs(() => setTimeout(settle))
  return () => {
    clearTimeout(leaving)
    clearTimeout(again)
    leave?.()
    stopDialogs()
    presence.stop()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Without an interaction for this long, the user counts as away. */
const awayAfterInMs = 60_000
const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Tracks whether the user is at the page. `onReturn` is called on the first interaction after an absence. */
const watchPresence = (onReturn: () => void) => {
  let touchedAt = Date.now()
  const isAway = () => document.visibilityState === 'hidden' || Date.now() - touchedAt > awayAfterInMs
  const stopWatching = watchAttention(isAway)
  const touched = () => {
    const wasAway = isAway()
    touchedAt = Date.now()
    if (!wasAway) return
    noteReturn()
    onReturn()
  }
  for (const input of inputs) window.addEventListener(input, touched, { passive: true, capture: true })
  return {
    isAway,
    stop: () => {
      stopWatching()
      for (const input of inputs) window.removeEventListener(input, touched, { capture: true })
    },
  }
}

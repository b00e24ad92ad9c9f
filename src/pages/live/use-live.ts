import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { type Kinds, listenOrPoll } from '#browser/live-source.ts'
import { listenTogether } from '#browser/live-tabs.ts'
import { getTopDialog, subscribeToDialogs } from '#ui/open-dialogs.ts'
import { type News, OpenLists } from './open-lists.ts'
import { watchPresence } from './presence.ts'

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
export const useLive = () => {
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

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Consultation } from '#features/consultations/schema.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import type { ThreadEntry } from '../schema.ts'
import { foldedRows, rowsOf, type ThreadRow } from '../thread-rows.ts'
import { allEntries, threadAtOnce } from '../values.ts'
import { threadQuery } from './api.ts'
import { ThreadFold } from './thread-fold.tsx'
import { ThreadJump } from './thread-jump.tsx'
import { RowOfThread } from './thread-row.tsx'
import { useEntryLink } from './use-entry-link.ts'
import { focusWords, Words } from './words.tsx'
import './thread.css'

/** Everything said and sent about a request: the client's words, a fold, then the newest entries. */
export default function Thread({
  consultation,
  isWhole,
  onWhole,
  onPrintable,
  children,
}: {
  consultation: Consultation
  /** Shows all entries, for paper and for a link to one of them. */
  isWhole: boolean
  /** Called to show all entries. */
  onWhole: () => void
  /** Called once all entries are on the page. */
  onPrintable: (() => void) | undefined
  /** The form for a reply or a note. */
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const [requested, setRequested] = useState({ count: threadAtOnce, first: 0 })
  const [isUnfolded, setUnfolded] = useState(false)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    threadQuery(consultation.id, isWhole ? allEntries : requested.count, isWhole ? 0 : requested.first),
  )
  const rows = rowsOf(data?.entries ?? [])
  const unread = useFirstUnread(data?.entries, consultation.userId)
  const between = data?.between ?? null
  const folded =
    isUnfolded || isWhole
      ? 0
      : foldedRows(
          rows,
          between !== null,
          rows.findIndex((row) => row.entries.some(isEntry(unread))),
        )
  const isLong = folded > 0 || between !== null
  const showEarliest = () => {
    if (between) setRequested(({ count, first }) => ({ count, first: first + threadAtOnce }))
    else setUnfolded(true)
    focusWords()
  }
  const row = (each: ThreadRow, at: number) => (
    <RowOfThread key={keyOf(each.entries[0])} row={each} consultation={consultation} isFolded={at < folded} />
  )
  useEntryLink({ isLoaded: data !== undefined && !isPlaceholderData, isWhole, onWhole })
  usePrintable(isWhole && data !== undefined && !isPlaceholderData, onPrintable)
  return (
    <section className="request-thread" aria-labelledby="request-thread">
      <h2 id="request-thread" tabIndex={-1} className="visually-hidden">
        {t('thread.heading')}
      </h2>
      <div className="panel">
        <Words consultation={consultation} isShort={isLong || rows.length >= 10} />
        {data && data.earliest.length > 0 && (
          <ol className="thread-entries">{rowsOf(data.earliest).map((each) => row(each, folded))}</ol>
        )}
        {isLong && (
          <ThreadFold
            between={between}
            folded={rows.slice(0, folded).flatMap(({ entries }): readonly ThreadEntry[] => entries)}
            isPending={isPlaceholderData}
            onMore={() => {
              if (folded > 0) setUnfolded(true)
              else setRequested(({ count, first }) => ({ count: count + threadAtOnce, first }))
            }}
            onEarliest={showEarliest}
          />
        )}
        {data && <ol className="thread-entries">{rows.map(row)}</ol>}
        {!data && error && (
          <ErrorState title={t('thread.failed')} onRetry={() => refetch()} isRetrying={isFetching}>
            {failureMessage(error, t)}
          </ErrorState>
        )}
        {!data && !error && <Loading className="panel-body" shapes={['60', '80']} />}
      </div>
      <div className="thread-foot">
        <ThreadJump last={rows.at(-1)?.entries.at(-1)} isLong={isLong} onEarliest={showEarliest} />
        {children}
      </div>
    </section>
  )
}

const usePrintable = (isComplete: boolean, onPrintable: (() => void) | undefined): void => {
  const isPrintable = isComplete && onPrintable !== undefined
  const print = useEffectEvent(() => onPrintable?.())
  useEffect(() => {
    if (isPrintable) print()
  }, [isPrintable])
}

const keyOf = (entry: ThreadEntry | undefined): string => `${entry?.kind}${entry?.id}`

const isEntry = (key: string | null | undefined) => (entry: ThreadEntry) => keyOf(entry) === key

/** The oldest message that was unread on arrival. Opening the thread marks it as read. */
const useFirstUnread = (
  entries: readonly ThreadEntry[] | undefined,
  clientId: number | null,
): string | null | undefined => {
  const [key, setKey] = useState<string | null>()
  if (entries && key === undefined) {
    const first = entries.find(
      (entry) =>
        entry.kind === 'message' &&
        entry.message.status === 'unread' &&
        entry.message.fromUserId === clientId,
    )
    setKey(first ? keyOf(first) : null)
  }
  return key
}

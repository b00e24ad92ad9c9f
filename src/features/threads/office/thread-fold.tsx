import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import { formatShortDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Thread, ThreadEntry } from '../schema.ts'

/** The row of the entries that are not shown: their number and days, and the ways to show them. */
export const ThreadFold = ({
  between,
  folded,
  isPending,
  onMore,
  onEarliest,
}: {
  /** The entries that are not loaded. */
  between: Thread['between']
  /** The loaded entries behind the fold, oldest first. */
  folded: readonly ThreadEntry[]
  isPending: boolean
  onMore: () => void
  onEarliest: () => void
}) => {
  const { t, language } = useTranslation()
  const from = between?.from ?? folded[0]?.at
  const until = folded.at(-1)?.at ?? between?.until
  const days = [...new Set([from, until].map((at) => (at ? formatShortDay(at, language) : '')))].join(' – ')
  return (
    <>
      <div className="thread-fold print-hidden">
        <Button
          variant="outline"
          size="table"
          icon={<Icon icon={UnfoldVertical} size="small" />}
          isPending={isPending}
          onClick={onMore}
        >
          {t('thread.earlier', { n: (between?.count ?? 0) + folded.length, days })}
        </Button>
        <button type="button" className="text-link link-button" onClick={onEarliest}>
          {t('thread.fromFirst')}
        </button>
      </div>
      {between && <p className="print-only caption">{t('thread.notPrinted', { n: between.count })}</p>}
    </>
  )
}

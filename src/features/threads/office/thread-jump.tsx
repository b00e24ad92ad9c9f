import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ThreadEntry } from '../schema.ts'
import { entryId } from '../thread-rows.ts'

/** One press to the newest entry, or at the end of a long thread to its beginning. */
export const ThreadJump = ({
  last,
  isLong,
  onEarliest,
}: {
  last: ThreadEntry | undefined
  /** Whether entries are folded. */
  isLong: boolean
  onEarliest: () => void
}) => {
  const { t } = useTranslation()
  const lastId = last && entryId(last)
  const [isAtEnd, setAtEnd] = useState(true)
  useEffect(() => {
    const row = lastId && document.getElementById(lastId)
    if (!row) return
    const observer = new IntersectionObserver(([seen]) => setAtEnd(seen?.isIntersecting ?? true))
    observer.observe(row)
    return () => observer.disconnect()
  }, [lastId])
  if (!lastId || (isAtEnd && !isLong)) return null
  const toEnd = () => {
    const row = document.getElementById(lastId)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'end' })
  }
  return (
    <Button
      variant="outline"
      size="table"
      className="thread-jump print-hidden"
      icon={<Icon icon={isAtEnd ? ArrowUp : ArrowDown} size="small" />}
      onClick={isAtEnd ? onEarliest : toEnd}
    >
      {t(isAtEnd ? 'thread.toFirst' : 'thread.toNewest')}
    </Button>
  )
}

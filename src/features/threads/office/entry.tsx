import type { ReactNode } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconType } from '#ui/icon.tsx'
import { Monogram } from '#ui/monogram.tsx'
import '#ui/badge.css'

/** One entry of the thread of a request: its author, the kind, the time and the content. */
export const Entry = ({
  id,
  at,
  author,
  from,
  tag,
  tagIcon,
  className,
  isFolded,
  children,
}: {
  id: string
  at: string
  /** The name whose initials are shown; without one, the entry is one line. */
  author?: string | null | undefined
  /** The author, or a sentence about what happened. */
  from: ReactNode
  tag?: string | undefined
  tagIcon?: IconType
  className?: string | undefined
  /** Behind the fold of a long thread; paper shows it. */
  isFolded: boolean
  children?: ReactNode
}) => {
  const { language } = useTranslation()
  return (
    <li id={id} tabIndex={-1} className={classNames('thread-entry', className, isFolded && 'thread-folded')}>
      {author !== undefined && <Monogram name={author ?? ''} id={author ?? ''} size="tiny" />}
      <div className="thread-entry-body">
        <div className="thread-entry-head">
          <span>{from}</span>
          {tag && (
            <span className="tag">
              {tagIcon && <Icon icon={tagIcon} size="small" />}
              {tag}
            </span>
          )}
          <time className="caption" dateTime={at}>
            {formatDateTime(at, language)}
          </time>
        </div>
        {children}
      </div>
    </li>
  )
}

/** Null is a deleted user. Paper shows the name instead of «you». */
export const AuthorName = ({ children, isReader }: { children: string | null; isReader?: boolean }) => {
  const { t } = useTranslation()
  if (children === null) return <b>{t('dash.deletedUser')}</b>
  if (!isReader)
    return (
      <b>
        <bdi>{children}</bdi>
      </b>
    )
  return (
    <b>
      <span className="print-hidden">{t('messages.you')}</span>
      <bdi className="print-only">{children}</bdi>
    </b>
  )
}

import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import type { Toast } from './toast.ts'

/** Milliseconds until the text is removed, so that a screen reader does not find it a second time. */
const announcedFor = 1000

/**
 * Announces the toast to a screen reader, which notices only text added to an element that already exists. A
 * failure interrupts, any other toast waits.
 */
export const ToastAnnouncement = ({
  toast: { title, description, action, variant },
}: {
  toast: Pick<Toast, 'title' | 'description' | 'action' | 'variant'>
}) => {
  const { t } = useTranslation()
  const [stage, setStage] = useState<'known' | 'said' | 'over'>('known')
  useEffect(() => {
    const say = setTimeout(() => setStage('said'), 50)
    const end = setTimeout(() => setStage('over'), 50 + announcedFor)
    return () => {
      clearTimeout(say)
      clearTimeout(end)
    }
  }, [])
  if (stage === 'over') return null
  return (
    <div
      role="status"
      aria-live={variant === 'destructive' ? 'assertive' : 'polite'}
      className="visually-hidden"
    >
      {stage === 'said' &&
        [t('ui.notification'), title, description, action?.label].map(
          (text) => text && <p key={text}>{text}</p>,
        )}
    </div>
  )
}

import { useTranslation } from '#i18n/translate.tsx'
import { ArrowUpIcon } from '#ui/header-icons.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useScrolledPast } from '#ui/use-scrolled-past.ts'

const visiblePast = 300

/** The button disappears on the way up, so the focus moves to the page's content. */
export const BackToTop = () => {
  const { t } = useTranslation()
  const isVisible = useScrolledPast(visiblePast)
  if (!isVisible) return null
  return (
    <IconButton
      icon={ArrowUpIcon}
      label={t('nav.backToTop')}
      className="back-to-top print-hidden"
      onClick={() => {
        window.scrollTo(0, 0)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }}
    />
  )
}

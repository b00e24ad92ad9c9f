import { useTranslation } from '#i18n/translate.tsx'
import { ArrowUpIcon } from '#ui/header-icons.tsx'
import { IconButton } from '#ui/icon-button.tsx'

/** Shown and handled by `rendering/first/scrolling.ts`, so that it needs no React. */
export const BackToTop = () => {
  const { t } = useTranslation()
  return (
    <IconButton
      icon={ArrowUpIcon}
      label={t('nav.backToTop')}
      className="back-to-top print-hidden"
      data-plain="top"
    />
  )
}

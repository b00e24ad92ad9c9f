import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Icon } from './icon.tsx'
import './navigation.css'

/** Links from the top level down, ending with the current page, which is not a link. */
export const Breadcrumb = ({
  links,
  current,
}: {
  links: readonly { key: string; link: ReactElement }[]
  current: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <nav className="breadcrumb" aria-label={t('ui.breadcrumb')}>
      <ol>
        {links.map(({ key, link }) => (
          <li key={key}>
            {link}
            <Icon icon={ChevronRight} size="small" flips />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}

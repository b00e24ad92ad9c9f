import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import { Link } from 'wouter'
import { href } from '#access/href.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { BrandMark } from '#ui/brand.tsx'
import { Icon } from '#ui/icon.tsx'
import { Merlons } from '#ui/merlons.tsx'
import { SidebarOpenings } from '#ui/openings-row.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { useFirmName } from '../page-head.tsx'
import { SidebarNav } from './sidebar-nav.tsx'
import './sidebar.css'

/** The sidebar from 1024 px: 16rem wide, or 5rem with icons only. */
export const Sidebar = ({
  path,
  isCollapsed,
  onToggle,
}: {
  path: string
  isCollapsed: boolean
  onToggle: () => void
}) => {
  const { t } = useTranslation()
  const label = t(isCollapsed ? 'dash.sidebar.expand' : 'dash.sidebar.collapse')
  return (
    <aside className="sidebar night" aria-label={t('auth.dashboard')}>
      <SidebarBrand />
      <Merlons height={7} width={18} className="sidebar-merlons" />
      <SidebarNav path={path} isCollapsed={isCollapsed} />
      <div className="sidebar-foot">
        {!isCollapsed && <SidebarOpenings />}
        <Tooltip text={label} isDisabled={!isCollapsed}>
          <button type="button" className="sidebar-toggle" aria-expanded={!isCollapsed} onClick={onToggle}>
            <Icon icon={isCollapsed ? PanelLeftOpen : PanelLeftClose} flips />
            <span className={isCollapsed ? 'visually-hidden' : undefined}>{label}</span>
          </button>
        </Tooltip>
      </div>
    </aside>
  )
}

export const SidebarBrand = () => {
  const name = useFirmName()
  return (
    <Link href={href('/dashboard')} className="sidebar-brand" aria-label={name}>
      <BrandMark isBare />
      <span className="sidebar-brand-name">{name}</span>
    </Link>
  )
}

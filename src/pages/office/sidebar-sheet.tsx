import { useTranslation } from '#i18n/translate.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SidebarBrand, SidebarNav } from './sidebar.tsx'

/** The sidebar below 1024 px: the same list, as an overlay. */
const SidebarSheet = ({ path, onClose }: { path: string; onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Sheet label={t('auth.dashboard')} side="start" isNight head={<SidebarBrand />} onClose={onClose}>
      <SidebarNav path={path} onNavigate={onClose} />
    </Sheet>
  )
}

export default SidebarSheet

import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from '#i18n/translate.tsx'
import type { Theme } from '#ui/theme.ts'

export const useThemeOptions = () => {
  const { t } = useTranslation()
  return [
    { value: 'light' as Theme, label: t('nav.theme.light'), icon: Sun },
    { value: 'dark' as Theme, label: t('nav.theme.dark'), icon: Moon },
    { value: 'system' as Theme, label: t('nav.theme.system'), icon: Monitor },
  ]
}

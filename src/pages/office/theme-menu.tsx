import { useTranslation } from '#i18n/translate.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { useTheme } from '#ui/theme.ts'
import { ThemeChoice, themeIcons } from '#ui/theme-choice.tsx'

export const ThemeMenu = () => {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <Menu trigger={<IconButton icon={themeIcons[theme]} label={t('nav.theme')} className="wide-only" />}>
      <ThemeChoice />
    </Menu>
  )
}

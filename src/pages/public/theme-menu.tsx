import type { ReactElement } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { Menu, MenuChoice } from '#ui/menu.tsx'
import { setTheme, useTheme } from '#ui/theme.ts'
import { useThemeOptions } from './theme-options.ts'

const ThemeMenu = ({ trigger }: { trigger: ReactElement }) => {
  const { t } = useTranslation()
  const theme = useTheme()
  const options = useThemeOptions()
  return (
    <Menu trigger={trigger} startsOpen>
      <MenuChoice label={t('nav.theme')} value={theme} options={options} onValueChange={setTheme} />
    </Menu>
  )
}

export default ThemeMenu

import { Menu } from '#ui/menu.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import type { FetchedMenu } from './lazy-menu.tsx'

const ThemeMenu = (menu: FetchedMenu) => (
  <Menu {...menu}>
    <ThemeChoice />
  </Menu>
)

export default ThemeMenu

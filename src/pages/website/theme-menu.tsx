import type { ReactElement } from 'react'
import { Menu } from '#ui/menu.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'

const ThemeMenu = ({ trigger }: { trigger: ReactElement }) => (
  <Menu trigger={trigger} startsOpen>
    <ThemeChoice />
  </Menu>
)

export default ThemeMenu

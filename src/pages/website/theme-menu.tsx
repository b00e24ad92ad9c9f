import { Menu, type MenuTrigger } from '#ui/menu.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'

const ThemeMenu = ({ trigger }: { trigger: MenuTrigger }) => (
  <Menu trigger={trigger} startsOpen>
    <ThemeChoice />
  </Menu>
)

export default ThemeMenu

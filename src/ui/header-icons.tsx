import type { ComponentProps } from 'react'
import type { IconType } from './icon.tsx'

/**
 * The icons of the public header, part of the first view. Copied here because the icon library's shared code
 * is larger than all of them. Stroke widths match the library's.
 */
const Strokes = ({ path, ...rest }: ComponentProps<IconType> & { path: string }) => (
  <svg
    {...rest}
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
)

export const MenuIcon: IconType = (props) => <Strokes {...props} path="M4 6h16M4 12h16M4 18h16" />
export const SearchIcon: IconType = (props) => (
  <Strokes {...props} path="M11 4a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5" />
)
export const ChevronDownIcon: IconType = (props) => <Strokes {...props} path="M6 9l6 6 6-6" />
export const ArrowUpIcon: IconType = (props) => <Strokes {...props} path="M12 19V5M5 12l7-7 7 7" />
/** A circle, half light and half dark. */
export const AppearanceIcon: IconType = (props) => (
  <Strokes {...props} path="M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18zM12 17.5a5.5 5.5 0 0 0 0-11z" />
)

import type { IconType } from '#ui/icon.tsx'

/** Separate from the icons of `header-icons.tsx`, which the dashboard loads as well. */
export const PhoneIcon: IconType = (props) => (
  <svg
    {...props}
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5a2 2 0 0 1 1.6-.8h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2a14 14 0 0 0 6.4 6.4" />
  </svg>
)

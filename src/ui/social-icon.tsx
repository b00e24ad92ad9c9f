import { classNames } from './class-names.ts'

/** Logos of the networks; never mirrored. */
const drawings = {
  x: 'M4 4h4.7l4 5.4L17.5 4h2.3l-6 6.9L20.5 20h-4.7l-4.4-5.9L6.2 20H3.9l6.4-7.4zm3.3 1.7l9.3 12.6h1.2L8.4 5.7z',
  linkedin:
    'M5.2 9.3h2.9V19H5.2zM6.6 4.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4zM10 9.3h2.8v1.3c.5-.9 1.5-1.6 2.9-1.6 2.5 0 3.4 1.6 3.4 4.2V19h-2.9v-5.2c0-1.3-.4-2.2-1.5-2.2-1.3 0-1.8.9-1.8 2.3V19H10z',
  youtube:
    'M5 6h14a2.2 2.2 0 0 1 2.2 2.2v7.6A2.2 2.2 0 0 1 19 18H5a2.2 2.2 0 0 1-2.2-2.2V8.2A2.2 2.2 0 0 1 5 6zm5 3.2v5.6l5-2.8z',
  facebook:
    'M13.5 20v-7.1h2.4l.4-2.8h-2.8V8.3c0-.8.3-1.4 1.4-1.4h1.5V4.4a20 20 0 0 0-2.2-.1c-2.2 0-3.6 1.3-3.6 3.7v2.1H8.2v2.8h2.4V20z',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4zm0 1.7a2.8 2.8 0 0 0-2.8 2.8v7a2.8 2.8 0 0 0 2.8 2.8h7a2.8 2.8 0 0 0 2.8-2.8v-7a2.8 2.8 0 0 0-2.8-2.8zm3.5 2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 1.7a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm4.6-2.9a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  whatsapp:
    'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zm0 1.6a6.9 6.9 0 1 1-3.5 12.8l-.3-.2-2.5.7.7-2.4-.2-.3A6.9 6.9 0 0 1 12 5.1zM9.2 7.8c-.2 0-.5.1-.7.4-.3.3-.9.9-.9 2.1s.9 2.4 1 2.6c.1.2 1.8 2.8 4.4 3.8 2.2.8 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2l-.5-.3-1.7-.8c-.2-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1a6.3 6.3 0 0 1-3.1-2.7c-.2-.3 0-.4.1-.5l.6-.8.1-.4-.8-1.9c-.2-.5-.4-.5-.5-.5z',
} as const

export type SocialNetwork = keyof typeof drawings

export const SocialIcon = ({ network, className }: { network: SocialNetwork; className?: string }) => (
  <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path fill="currentColor" fillRule="evenodd" d={drawings[network]} />
  </svg>
)

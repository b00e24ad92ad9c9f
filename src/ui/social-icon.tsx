import { classNames } from './class-names.ts'
import drawings from './social-icons.svg?no-inline'

export type SocialNetwork = 'x' | 'linkedin' | 'youtube' | 'facebook' | 'instagram' | 'whatsapp'

/** The logo of a network; never mirrored. */
export const SocialIcon = ({ network, className }: { network: SocialNetwork; className?: string }) => (
  <svg className={classNames('icon', className)} aria-hidden="true" focusable="false">
    <use href={`${drawings}#${network}`} />
  </svg>
)

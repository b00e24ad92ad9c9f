import type { ReactNode } from 'react'
import { formatPhone } from '#i18n/phone-format.ts'

/**
 * A user's name or text inside one of our sentences: isolated, in its own direction, and on one line if it
 * fits.
 */
export const UserText = ({ children, isWhole }: { children: string; isWhole?: boolean }) => (
  <bdi className={isWhole ? 'whole-name' : undefined}>{children}</bdi>
)

/**
 * A user's multi-line text. Each line has the direction and alignment of its own text (`[dir="auto"]` in
 * base.css); `user-lines` omits the side line, for a note among facts.
 */
export const UserParagraph = ({
  children,
  className = 'quoted',
}: {
  children: string
  className?: string
}) => (
  <p className={className} dir="auto" lang={/\p{Script=Arabic}/u.test(children) ? 'ar' : undefined}>
    {children}
  </p>
)

/** Numbers and addresses are always written left to right. */
export const PhoneLink = ({ phone, className = 'text-link' }: { phone: string; className?: string }) => (
  <a className={className} href={`tel:${phone}`} dir="ltr">
    {formatPhone(phone)}
  </a>
)

export const EmailLink = ({ email, className = 'text-link' }: { email: string; className?: string }) => (
  <a className={className} href={`mailto:${email}`} dir="ltr">
    <BreakableAddress>{email}</BreakableAddress>
  </a>
)

/** In a table a name is on one line and truncated if needed; the full name is in its tooltip. `shown`: its isolated form. */
export const CellName = ({ children, shown = children }: { children: string; shown?: ReactNode }) => (
  <bdi className="cell-name" title={children}>
    {shown}
  </bdi>
)

/** In a table an address is on one line and truncated if needed; the full address is in its tooltip. */
export const CellEmailLink = ({ email, className }: { email: string; className: string }) => (
  <a className={`text-link cell-address ${className}`} href={`mailto:${email}`} dir="ltr" title={email}>
    {email}
  </a>
)

/** If space is short, an address breaks after its @, not inside a word. */
export const BreakableAddress = ({ children }: { children: string }) => {
  const [name = '', ...host] = children.split('@')
  return host.length === 0 ? (
    name
  ) : (
    <>
      {name}@<wbr />
      {host.join('@')}
    </>
  )
}

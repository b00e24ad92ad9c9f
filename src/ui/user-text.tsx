import { formatPhone } from '#i18n/phone-format.ts'

/** A name or text that somebody typed, inside one of our sentences: isolated, in its own direction, and in one line where it fits. */
export const UserText = ({ children, isWhole }: { children: string; isWhole?: boolean }) => (
  <bdi className={isWhole ? 'whole-name' : undefined}>{children}</bdi>
)

/** Paragraphs that somebody typed, aligned by their own language. */
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

/** In a table a name stands on one line and is cut where there is no room; the whole one is under the pointer. */
export const CellName = ({ children }: { children: string }) => (
  <bdi className="cell-name" title={children}>
    {children}
  </bdi>
)

/** In a table an address stands on one line and is cut where there is no room; the whole one is under the pointer. */
export const CellEmailLink = ({ email, className }: { email: string; className: string }) => (
  <a className={`text-link cell-address ${className}`} href={`mailto:${email}`} dir="ltr" title={email}>
    {email}
  </a>
)

/** Where space is short an address breaks after its @, not inside a word. */
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

const monthsAhead = 6

/**
 * The contact for reporting a vulnerability (RFC 9116): the firm's mailbox, or its contact page if no mailbox
 * is set.
 */
export const securityTxtOf = (publicUrl: string, contactEmail: string, now = new Date()): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsAhead, 1))
  return [
    `Contact: ${contactEmail ? `mailto:${contactEmail}` : `${publicUrl}/contact`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ar, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** What an operator can act on; the message is one line. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

/** An error that an operator can act on; the message is one line. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

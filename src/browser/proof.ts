import type { Problem } from '#http/errors.ts'

/** Set while a page is open that needs a session: asks for password (and code), and answers whether they were right. */
let askForProof: (() => Promise<boolean>) | undefined

/** Gives the function that stops listening. */
export const onProofNeeded = (ask: () => Promise<boolean>): (() => void) => {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = undefined
  }
}

/**
 * A call that was refused because nobody had shown a password for a while did nothing: once they have, the same call
 * is made again, with all that was typed. Whoever does not gets the refusal.
 */
export const withProof = async (call: () => Promise<Response>): Promise<Response> => {
  const answer = await call()
  if (!(await lacksProof(answer)) || !(await askForProof?.())) return answer
  return call()
}

const lacksProof = async (answer: Response): Promise<boolean> => {
  if (answer.status !== 403) return false
  const problem: Partial<Problem> | null = await answer
    .clone()
    .json()
    .catch(() => null)
  return problem?.code === 'proof_required'
}

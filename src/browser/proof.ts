import type { Problem } from '#http/errors.ts'

/** Set while a guarded page is open. Asks for the password (and code) and resolves to whether they were right. */
let askForProof: (() => Promise<boolean>) | undefined

/** Returns a function that unregisters the listener. */
export const onProofNeeded = (ask: () => Promise<boolean>): (() => void) => {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = undefined
  }
}

/**
 * Repeats a call that was refused because the password was last confirmed too long ago. The refused call changed
 * nothing, so it is sent again as it was; if the person declines, the refusal stands.
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

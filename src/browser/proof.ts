import type { Problem } from '#http/errors.ts'

/**
 * Set while a guarded page is open. Asks for the password (and code) and resolves to whether it was correct.
 */
let askForProof: ((path: string) => Promise<boolean>) | undefined

/** Returns a function that unregisters the listener. */
export const onProofNeeded = (ask: (path: string) => Promise<boolean>): (() => void) => {
  askForProof = ask
  return () => {
    if (askForProof === ask) askForProof = undefined
  }
}

/**
 * Repeats a call that was refused because the last password entry is too old. The refused call changed
 * nothing, so it is sent again unchanged; if the person declines, the refusal remains. The question depends
 * on `path`.
 */
export const withProof = async (path: string, call: () => Promise<Response>): Promise<Response> => {
  const answer = await call()
  if (!(await lacksProof(answer)) || !(await askForProof?.(path))) return answer
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

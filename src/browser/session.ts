import type { Problem } from '#http/errors.ts'

/**
 * Set while a guarded page is open. Asks the person to log in again and resolves to whether the same person
 * did.
 */
let askToLogIn: (() => Promise<boolean>) | undefined

/** Returns a function that unregisters the listener. */
export const onSessionEnd = (ask: () => Promise<boolean>): (() => void) => {
  askToLogIn = ask
  return () => {
    if (askToLogIn === ask) askToLogIn = undefined
  }
}

/** Whether an ended session opens the login dialog here instead of redirecting. */
export const isSessionPreserved = (): boolean => askToLogIn !== undefined

/**
 * Repeats a call that was refused with 401 once the person has logged in again, so that a save or a load
 * continues. If they do not log in, the refusal remains.
 */
export const withSession = async <Answer>(
  call: () => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> => {
  const answer = await call()
  if (!isRefused(answer) || !(await askToLogIn?.())) return answer
  return call()
}

/** The id of the user for whom this page was drawn: 0 for a guest, undefined until it is known. */
let person: number | undefined

export const drawPageFor = (id: number): void => {
  person = id
}

export const isPageDrawn = (): boolean => person !== undefined

/**
 * The header of a call. If somebody else has logged in with this browser since, the server refuses the call with
 * `other_session`: no input is saved under another name, and no page shows the data of two people. A guest reads
 * only public data.
 */
export const forPerson = (isRead: boolean): Record<string, string> =>
  person === undefined || (person === 0 && isRead) ? {} : { 'x-for-user': `${person}` }

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

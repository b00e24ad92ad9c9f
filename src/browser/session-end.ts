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

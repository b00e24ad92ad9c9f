/** Set while a page is open that needs a session: asks to log in again, and answers whether the same person did. */
let askToLogIn: (() => Promise<boolean>) | undefined

/** Gives the function that stops listening. */
export const onSessionEnd = (ask: () => Promise<boolean>): (() => void) => {
  askToLogIn = ask
  return () => {
    if (askToLogIn === ask) askToLogIn = undefined
  }
}

/** Whether somebody is asked when a session ends, rather than sent away. */
export const isSessionKept = (): boolean => askToLogIn !== undefined

/**
 * A refusal with 401 did nothing, so after a new login the same call is made again: what was being saved or read
 * goes on. Whoever does not log in gets the refusal.
 */
export const withSession = async <Answer>(
  call: () => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> => {
  const answer = await call()
  if (!isRefused(answer) || !(await askToLogIn?.())) return answer
  return call()
}

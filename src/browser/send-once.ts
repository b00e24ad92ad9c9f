import type { Answer, Body, KnownCalls, NamesOf } from '#http/calls.ts'
import { ApiError, answerOf } from './call-api.ts'

/** By what is sent, the key it was sent with and that has had no answer yet. */
const openKeys = new Map<string, string>()

/**
 * Sends a filled form under a key of its own, and the same words again under the same key until there is an answer:
 * when the line broke after the server had done it, it is not done twice.
 */
export const sendOnce = async <Answer>(
  sent: unknown[],
  send: (key: string) => Promise<Answer>,
): Promise<Answer> => {
  const words = JSON.stringify(sent)
  const key = openKeys.get(words) ?? newKey()
  openKeys.set(words, key)
  try {
    const answer = await send(key)
    openKeys.delete(words)
    return answer
  } catch (error) {
    if (isRefused(error)) openKeys.delete(words)
    throw error
  }
}

/** A filled form to a call of ours. */
export const postOnce = <Name extends NamesOf<{ body: unknown }>>(
  name: Name,
  body: Body<KnownCalls[Name]>,
): Promise<Answer<KnownCalls[Name]>> =>
  sendOnce([name, body], (idempotencyKey) => answerOf(name, { body, idempotencyKey }))

/** Then nothing was done. Who is told to wait, or to log in, sends the same again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status)

/** Pages on http have no `crypto.randomUUID`. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

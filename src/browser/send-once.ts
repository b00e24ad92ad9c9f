import type { Answer, Body, KnownCalls, NamesOf } from '#api/calls.ts'
import { ApiError, answerOf } from './call-api.ts'

/** Idempotency keys of requests without a response so far, by request content. */
const openKeys = new Map<string, string>()

/**
 * Sends a form with an idempotency key and reuses that key for the same content until a response arrives: if
 * the connection broke after the server had acted, the retry does not act twice.
 */
export const sendOnce = async <Answer>(
  sent: unknown[],
  send: (key: string) => Promise<Answer>,
): Promise<Answer> => {
  const content = JSON.stringify(sent)
  const key = openKeys.get(content) ?? newKey()
  openKeys.set(content, key)
  try {
    const answer = await send(key)
    openKeys.delete(content)
    return answer
  } catch (error) {
    if (isRefused(error)) openKeys.delete(content)
    throw error
  }
}

/** Posts a form to one of our calls. */
export const postOnce = <Name extends NamesOf<{ body: unknown }>>(
  name: Name,
  body: Body<KnownCalls[Name]>,
): Promise<Answer<KnownCalls[Name]>> =>
  sendOnce([name, body], (idempotencyKey) => answerOf(name, { body, idempotencyKey }))

/**
 * The server did nothing, so the key is dropped. After a 401, 408 or 429 the same content is sent with the
 * same key.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status)

/** `crypto.randomUUID` is missing on pages served over plain http. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

import type { FastifyRequest } from 'fastify'
import type { Answer, KnownCalls } from '#api/calls.ts'
import type { Ask } from '#rendering/crawlers/public-data.ts'

/** The user of the session, as the browser gets it; undefined for a guest. */
export const personOf = async (request: FastifyRequest, ask: Ask): Promise<Person | undefined> => {
  if (!request.headers.cookie) return undefined
  try {
    return (await ask('/api/user')).answer as Person
  } catch (error) {
    if ((error as { status?: number }).status === 401) return undefined
    throw error
  }
}

type Person = Answer<KnownCalls['GET /api/user']>

/** Renders a guarded page with the data of a person. Null: their session has ended. */
export type ForPerson = {
  person: Person | null
  /** Makes calls as them. */
  ask: Ask
  onPartFailed: (error: unknown) => void
}

/** How a page is rendered for a visitor who is this person. */
export const forPersonOf = (
  request: FastifyRequest,
  { person, ask }: Pick<ForPerson, 'person' | 'ask'>,
): ForPerson => ({
  person,
  ask,
  onPartFailed: (error) =>
    request.log.error({ err: error, path: request.url }, 'part of a page not rendered'),
})

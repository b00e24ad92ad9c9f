import type { FastifyInstance } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Language } from '#languages/language.ts'

/**
 * The properties that every handler can read from its request. `app.ts` sets them; features and guards read
 * them.
 */
declare module 'fastify' {
  interface FastifyRequest {
    /** Read from the database for every call, so that a demotion or deactivation takes effect immediately. */
    user: SignedInUser | null
    sessionId: number | null
    /** The person has entered their password (and code) within the last ten minutes. */
    isConfirmed: boolean
    /**
     * The person has a session, but can use only their own account page until they have set up a second
     * factor.
     */
    needsTwoFactor: boolean
    /** The token of the program that made the call, for the user who owns it. */
    token: { id: number; name: string } | null
    /** The person has logged in at the firm's directory. */
    isByDirectory: boolean
    language: Language
    /** A browser sent the request from another site, to an address that allows this. */
    isCrossSite: boolean
  }
}

/** Sets the value of each property before the hooks run. */
export const decorateRequests = (app: FastifyInstance): void => {
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)
  app.decorateRequest('isConfirmed', false)
  app.decorateRequest('needsTwoFactor', false)
  app.decorateRequest('token', null)
  app.decorateRequest('isByDirectory', false)
  app.decorateRequest('language', 'en')
  app.decorateRequest('isCrossSite', false)
}

/** The interface of the malware check for routes and the health check. */
export type CheckedFiles = { wake(): void; readonly isAnswering: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if files are not checked. */
    malwareChecks: CheckedFiles | undefined
  }
}

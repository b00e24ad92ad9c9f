import type { FastifyPluginAsync } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Language } from '#languages/language.ts'

/** What every handler can read from its request. `app.ts` sets it; features and guards read it. */
declare module 'fastify' {
  interface FastifyRequest {
    /** Read from the database for every call, so that a demotion or deactivation takes effect at once. */
    user: SignedInUser | null
    sessionId: number | null
    /** The person has entered their password (and code) within the last ten minutes. */
    isConfirmed: boolean
    /** The person has a session, but can only use their own account page until they have set up a second factor. */
    needsTwoFactor: boolean
    language: Language
  }
}

/** What routes and the health check know about the malware check. */
export type CheckedFiles = { wake(): void; readonly isAnswering: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined if nothing checks files. */
    malwareChecks: CheckedFiles | undefined
  }
}

export type Routes = FastifyPluginAsync

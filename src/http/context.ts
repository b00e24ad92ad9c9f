import type { FastifyPluginAsync } from 'fastify'
import type { SignedInUser } from '#access/roles.ts'
import type { Language } from '#languages/language.ts'

/** What every handler may take from its request. `app.ts` sets it; features and guards read it. */
declare module 'fastify' {
  interface FastifyRequest {
    /** Read from the database on every call, so that a demotion or deactivation works at once. */
    user: SignedInUser | null
    sessionId: number | null
    /** The person has shown password (and code) within the last ten minutes. */
    isConfirmed: boolean
    /** Known by their session, but kept to their own account until they have a second factor. */
    needsTwoFactor: boolean
    language: Language
  }
}

/** What routes and the health call know of the malware check. */
export type CheckedFiles = { wake(): void; readonly isAnswering: boolean }

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where nothing checks files. */
    malwareChecks: CheckedFiles | undefined
  }
}

export type Routes = FastifyPluginAsync

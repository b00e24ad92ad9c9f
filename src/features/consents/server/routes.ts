import * as z from 'zod/mini'
import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { requireSignIn, signedInUser } from '#http/guards.ts'
import { ownConsent } from '../schema.ts'
import { findStanding, listOwnConsents } from './repository.ts'

/** What people have agreed to (PDPL); what can be changed of it is changed where it takes effect. */
export const consentRoutes: Routes = async (app) => {
  app.get(
    '/api/user/consents',
    { onRequest: requireSignIn, schema: { response: { 200: z.array(ownConsent) } } },
    async (request) => {
      const standing = await findStanding(app.db, signedInUser(request).id)
      return listOwnConsents(app.db, standing ?? notFound())
    },
  )
}

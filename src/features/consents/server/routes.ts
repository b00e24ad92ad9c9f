import type { Routes } from '#http/context.ts'
import { notFound } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { register } from '#http/register.ts'
import { consentCalls } from './calls.ts'
import { findStanding, listOwnConsents } from './repository.ts'

/** What people have consented to (PDPL); each consent is withdrawn by the noun it belongs to. */
export const consentRoutes: Routes = async (app) => {
  const on = register(app, consentCalls)

  on('GET /api/user/consents', async (request) => {
    const standing = await findStanding(app.db, signedInUser(request).id)
    return listOwnConsents(app.db, standing ?? notFound())
  })
}

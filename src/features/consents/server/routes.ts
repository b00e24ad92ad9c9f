import { type Routes, register, signedInUser } from '#api/routes.ts'
import { notFound } from '#http/errors.ts'
import { consentCalls } from './calls.ts'
import { findStanding, listOwnConsents } from './repository.ts'

/** A user's consents (PDPL). The feature of each consent handles its withdrawal. */
export const consentRoutes: Routes = async (app) => {
  const on = register(app, consentCalls)

  on('GET /api/user/consents', async (request) => {
    const standing = await findStanding(app.db, signedInUser(request).id)
    return listOwnConsents(app.db, standing ?? notFound())
  })
}

import type { Routes } from '#http/context.ts'
import { invalidField } from '#http/errors.ts'
import { requireSignIn, signedInUser } from '#http/guards.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { proof } from '../schema.ts'
import { isTwoFactorOn } from '../two-factor/server/repository.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { askCode, askPassword } from './password-failures.ts'
import { confirmSession } from './repository.ts'

/** A session is confirmed for ten minutes: by the login it began with, and by this call after that. */
export const proofRoutes =
  ({ secondFactor }: { secondFactor: SecondFactor }): Routes =>
  async (app) => {
    app.post(
      '/api/user/proof',
      {
        onRequest: [requireSignIn, limitPerMinute('password', 30)],
        schema: {
          body: proof,
          summary: 'Show password (and code) again, before what gives accounts or data away',
        },
      },
      async (request, reply) => {
        const { currentPassword, code } = request.body
        await askPassword(request, currentPassword)
        if (await isTwoFactorOn(app.db, signedInUser(request).id)) {
          if (!code) return invalidField('code', 'val.code.required')
          await askCode(request, code, secondFactor)
        }
        await confirmSession(app.db, request.sessionId ?? 0)
        return reply.code(204).send()
      },
    )
  }

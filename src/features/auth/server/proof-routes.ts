import { signedInUser } from '#api/guards.ts'
import { register } from '#api/register.ts'
import type { Routes } from '#http/context.ts'
import { invalidField } from '#http/errors.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { authCalls } from './calls.ts'
import { askCode, askPassword } from './password-failures.ts'
import { confirmSession } from './repository.ts'
import { secondStepsOf } from './second-steps.ts'

/** A session counts as confirmed for ten minutes after login and after each successful call to this route. */
export const proofRoutes =
  ({ secondFactor }: { secondFactor: SecondFactor }): Routes =>
  async (app) => {
    const on = register(app, authCalls)

    on('POST /api/user/proof', { onRequest: limitPerMinute('password', 30) }, async (request) => {
      const { currentPassword, code } = request.body
      await askPassword(request, currentPassword)
      const steps = await secondStepsOf(app, secondFactor, signedInUser(request))
      if (steps.code) {
        if (!code) return invalidField('code', 'val.code.required')
        await askCode(request, code, secondFactor)
      } else if (steps.passkey) invalidField('currentPassword', 'val.passkey.required')
      await confirmSession(app.db, request.sessionId ?? 0)
    })
  }

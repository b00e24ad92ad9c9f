import type { Routes } from '#http/context.ts'
import { invalidField } from '#http/errors.ts'
import { signedInUser } from '#http/guards.ts'
import { limitPerMinute } from '#http/rate-limit.ts'
import { register } from '#http/register.ts'
import { isTwoFactorOn } from '../two-factor/server/repository.ts'
import type { SecondFactor } from '../two-factor/server/second-factor.ts'
import { authCalls } from './calls.ts'
import { askCode, askPassword } from './password-failures.ts'
import { confirmSession } from './repository.ts'

/** A session counts as confirmed for ten minutes after its login, and after each call of this one. */
export const proofRoutes =
  ({ secondFactor }: { secondFactor: SecondFactor }): Routes =>
  async (app) => {
    const on = register(app, authCalls)

    on('POST /api/user/proof', { onRequest: limitPerMinute('password', 30) }, async (request) => {
      const { currentPassword, code } = request.body
      await askPassword(request, currentPassword)
      if (await isTwoFactorOn(app.db, signedInUser(request).id)) {
        if (!code) return invalidField('code', 'val.code.required')
        await askCode(request, code, secondFactor)
      }
      await confirmSession(app.db, request.sessionId ?? 0)
    })
  }

import { type Routes, register } from '#api/routes.ts'
import { upkeepCalls } from './calls.ts'
import type { SelfCheck } from './self-check.ts'

type Options = { selfCheck: SelfCheck }

export const upkeepRoutes =
  ({ selfCheck }: Options): Routes =>
  async (app) => {
    const on = register(app, upkeepCalls)

    on('GET /api/admin/system', async () => selfCheck.latest())

    on('POST /api/admin/system/check', async ({ log }) => selfCheck.run(log))
  }

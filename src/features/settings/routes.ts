import * as z from 'zod/mini'
import type { Routes } from '#http/context.ts'
import { listSettings } from './repository.ts'
import { setting } from './schema.ts'

export const settingRoutes: Routes = async (app) => {
  app.get(
    '/api/settings',
    { schema: { summary: 'Public settings of the site', response: { 200: z.array(setting) } } },
    async () => listSettings(app.db),
  )
}

import * as z from 'zod/mini'
import { type Setting, settingKeys } from './setting-values.ts'

export {
  type Setting,
  type SettingKey,
  type Settings,
  settingIn,
  settingKeys,
  settingsOf,
} from './setting-values.ts'

export const setting = z.object({
  key: z.enum(settingKeys),
  value: z.string(),
}) satisfies z.ZodMiniType<Setting>

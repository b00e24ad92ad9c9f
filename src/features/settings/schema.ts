import * as z from 'zod/mini'
import { settingKeys, settingTable } from './setting-table.ts'
import { mailDelivery, type Setting } from './setting-values.ts'

export const setting = z.object({
  key: z.enum([...settingKeys, mailDelivery]),
  value: z.string(),
}) satisfies z.ZodMiniType<Setting>

/** A setting for the office, with the version for the next change. */
export const adminSetting = z.extend(setting, { key: z.enum(settingKeys), updatedAt: z.string() })
export type AdminSetting = z.infer<typeof adminSetting>

const change = z.strictObject({
  key: z.enum(settingKeys, 'val.unknownField'),
  value: z.string('val.generic.required').check(z.maxLength(2000, 'val.generic.maxLength?max=2000')),
  updatedAt: z.optional(z.iso.datetime({ error: 'val.generic.date' })),
})
type Change = z.infer<typeof change>

/** Saves all changes or none; an error is reported at its setting. */
export const settingChanges = z.pipe(
  z.array(change).check(
    z.minLength(1, 'error.nothingToChange'),
    z.maxLength(settingKeys.length),
    // With two values for one key, it would be unclear which one counts.
    (context) => {
      const twice = context.value.find(({ key }, place) =>
        context.value.some((each, before) => before < place && each.key === key),
      )
      if (twice)
        context.issues.push({
          code: 'custom',
          message: 'val.setting.twice',
          input: twice.value,
          path: [twice.key],
        })
    },
  ),
  z.transform((changes, context): Change[] =>
    changes.map((each) => {
      const checked = z.safeParse(settingTable[each.key].schema, each.value)
      if (checked.success) return { ...each, value: checked.data }
      const message = checked.error.issues[0]?.message ?? 'val.generic.format'
      context.issues.push({ code: 'custom', message, input: each.value, path: [each.key] })
      return each
    }),
  ),
)
export type SettingChanges = z.output<typeof settingChanges>

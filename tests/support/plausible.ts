/** The part of JSON Schema that the API's description uses. */
export type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}
let people = 0

/** A value that a user might send: valid in form, and mostly in meaning. */
export const plausible = (schema: JsonSchema | undefined, name = ''): unknown => {
  if (!schema) return undefined
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return plausible(schema.anyOf[0], name)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([field]) => field !== 'homepage' && field !== 'updatedAt')
        .map(([field, part]) => [field, plausible(part, field)]),
    )
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'array') return []
  if (schema.type === 'null') return null
  people += 1
  if (name === 'username') return `person.${people}`
  if (schema.format === 'email' || name === 'email') return `person.${people}@example.com`
  if (name === 'phone') return '0550123344'
  if (name === 'preferredDate') return nextSunday()
  if (name === 'preferredTime') return '10:00'
  if (schema.format === 'date-time') return new Date().toISOString()
  if (/url|logo|image|website/i.test(name)) return 'https://example.com/a.png'
  return 'A text of more than twenty characters'
}

const dayInMs = 24 * 60 * 60 * 1000

/** A future working day, also in Riyadh. */
const nextSunday = (): string => {
  const inTwoDays = new Date(Date.now() + 2 * dayInMs)
  return new Date(inTwoDays.getTime() + ((7 - inTwoDays.getUTCDay()) % 7) * dayInMs)
    .toISOString()
    .slice(0, 10)
}

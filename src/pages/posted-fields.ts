import * as z from 'zod/mini'

// Server only: the check of posted fields, shared by the forms of the website and of the portal.

export type Fields = Record<string, string>

export type PostedSchema = z.ZodMiniObject<z.core.$ZodLooseShape>

export type CheckedPost = {
  form: string
  /** The call that accepts it. */
  method: 'POST' | 'PUT'
  path: string
  /** The values to show again if the form is refused. */
  values: Fields
  input: Record<string, unknown>
  /** The values are saved, and nothing is sent: the page shows them again. */
  isDraft?: boolean
  /** Dictionary keys. */
  errors: { field: string; message: string }[]
}

/** Validates fields as the form would in a browser. */
export const checkFields = (
  schema: PostedSchema,
  fields: Record<string, unknown>,
): Pick<CheckedPost, 'input' | 'errors'> => {
  const result = z.safeParse(schema, fields)
  return { input: { ...result.data }, errors: firstOfEachField(result.error?.issues ?? []) }
}

/** No page ever contains a password or a code, not even the one that was just typed. */
export const withoutSecrets = (fields: Fields, isShown: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name) && !isSecret(name)))

const isSecret = (name: string): boolean => /password|^code$/i.test(name)

const firstOfEachField = (issues: readonly z.core.$ZodIssue[]) => {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return errors.filter(({ field }, at) => errors.findIndex((other) => other.field === field) === at)
}

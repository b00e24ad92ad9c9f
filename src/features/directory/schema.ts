import * as z from 'zod/mini'
import { passkeyProof } from '#features/auth/passkeys/schema.ts'
import { optionalText, requiredText } from '#fields/text.ts'

/** The button of the login page; the name is null without a directory. */
export const directoryDoor = z.object({ name: z.nullable(z.string()), isOnly: z.boolean() })

/** Our second factor, after a login at the directory that did not include one. */
export const directoryStep = z.strictObject({
  code: optionalText(100),
  passkey: z.optional(passkeyProof),
})
export type DirectoryStep = z.infer<typeof directoryStep>

/** Whether the browser has logged in again at the directory; then the session is confirmed. */
export const directoryProof = z.object({ isProved: z.boolean() })

/** The address at the directory that continues. */
export const directoryJourney = z.object({ url: z.string() })

/** The link between an account and an identity of the directory. */
const directoryLink = z.object({
  /** The name at the directory, as of the last login. */
  name: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})

const directoryFields = {
  /** The name of the directory; null if the firm has none. */
  directory: z.nullable(z.string()),
  link: z.nullable(directoryLink),
}

export const ownDirectory = z.object({
  ...directoryFields,
  /** False while the office logs in at the directory only. */
  mayUnlink: z.boolean(),
})
export type OwnDirectory = z.infer<typeof ownDirectory>

/** The same for an admin, with the name of the first login that will create the link. */
export const directoryOfUser = z.object({ ...directoryFields, expectedName: z.nullable(z.string()) })
export type DirectoryOfUser = z.infer<typeof directoryOfUser>

export const directoryName = z.strictObject({ name: z.nullable(requiredText('val.directory.name', 254)) })
export type DirectoryName = z.infer<typeof directoryName>

/** The fields of the dialog. */
export const directoryNameForm = z.object({ name: requiredText('val.directory.name', 254) })

/** The directory, for the page about the system. */
export const directoryState = z.object({
  directory: z.nullable(
    z.object({
      name: z.string(),
      issuer: z.string(),
      isOnly: z.boolean(),
      unreachableSince: z.nullable(z.string()),
      /** The admin who may use a password although only the directory is allowed. */
      localAdmin: z.nullable(z.string()),
    }),
  ),
})
export type DirectoryState = z.infer<typeof directoryState>

import * as z from 'zod/mini'
import { malwareCheck } from '#features/malware/schema.ts'
import { foldedLine } from '#fields/text.ts'
import { isWithoutUser } from '#fields/web-url.ts'

/** 10 MB, before it is re-encoded. */
export const maxImageBytes = 10 * 1024 * 1024

/**
 * The types that the file picker offers; phones convert their own format to one of these. The server checks
 * the content.
 */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/gif'

/** Plain HTTP is refused, because the CSP blocks it. */
const isWebAddress = (text: string): boolean =>
  /^https:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '' && isWithoutUser(text)

/** A path for an uploaded or bundled picture, a URL for any other. */
export const isPictureAddress = (text: string): boolean =>
  /^\/(images|sample)(\/[\w-]+)+(\.\w+)?$/.test(text) || isWebAddress(text)

export const pictureAddressOrNone = (message: string) =>
  z.string({ error: message }).check(
    foldedLine,
    z.maxLength(500, message),
    z.refine((text) => text === '' || isPictureAddress(text), message),
  )

/** A picture that was checked and re-encoded; `url` is the value for `imageUrl`, `logo`, `coverImage`, `og_image`. */
export const image = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  malwareCheck,
  createdAt: z.string(),
})
export type Image = z.infer<typeof image>

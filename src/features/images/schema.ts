import * as z from 'zod/mini'
import { malwareCheck } from '#features/malware/schema.ts'
import { isWithoutUser } from '#fields/web-url.ts'

/** 10 MB, before it is re-encoded. */
export const mostImageBytes = 10 * 1024 * 1024

/** What a browser may offer to choose from; phones then turn their own kind into one of these. The server judges by content. */
export const acceptedImages = 'image/jpeg,image/png,image/webp,image/gif'

/** Never plain http: the policy of our pages does not load it. */
const isWebAddress = (text: string): boolean =>
  /^https:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '' && isWithoutUser(text)

/** An uploaded picture or one that came with the program by its path, any other by its address. */
export const isPictureAddress = (text: string): boolean =>
  /^\/(images|sample)(\/[\w-]+)+(\.\w+)?$/.test(text) || isWebAddress(text)

export const pictureAddressOrNone = (message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.maxLength(500, message),
    z.refine((text) => text === '' || isPictureAddress(text), message),
  )

/** A picture that was checked and re-encoded; `url` is what `imageUrl`, `logo`, `coverImage` and `og_image` take. */
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

import * as z from 'zod/mini'

/** 10 MB, before it is re-encoded. */
export const mostImageBytes = 10 * 1024 * 1024

/** A picture that was checked and re-encoded; `url` is what `imageUrl`, `logo`, `coverImage` and `og_image` take. */
export const image = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  createdAt: z.string(),
})
export type Image = z.infer<typeof image>

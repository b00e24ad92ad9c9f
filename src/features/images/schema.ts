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

const ours = /^\/(?:images|sample)\/[\w./-]+$/
const elsewhere = z.url({ protocol: /^https$/ })

const isPicture = (typed: string) => typed === '' || ours.test(typed) || z.safeParse(elsewhere, typed).success

/**
 * Where a picture is: one of ours, or `https://…` of another site, which is all that a page of ours may load.
 * Empty means none.
 */
export const pictureAddress = (error = 'val.url') =>
  z
    .string({ error })
    .check(z.trim(), z.maxLength(500, 'val.generic.maxLength?max=500'), z.refine(isPicture, 'val.url'))

import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams } from '#api/lists.ts'
import { image } from '../schema.ts'

export const imageCalls = {
  'POST /api/admin/images': { access: 'images.manage', upload: z.object({}), created: image },
  'GET /api/admin/images/:id': { access: 'images.manage', params: idParams, answer: image },
} satisfies Calls

type ImageCalls = typeof imageCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends ImageCalls {}
}

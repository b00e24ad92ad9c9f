import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, pagedQuery } from '#api/lists.ts'
import { favorite, favoriteFilter, favoriteInput } from '../schema.ts'

const ofPublication = z.object({ publicationId: idParams.shape.id })

export const favoriteCalls = {
  'GET /api/favorites': {
    access: 'signed-in',
    query: z.extend(pagedQuery, favoriteFilter.shape),
    answer: z.array(favorite),
  },
  'POST /api/favorites': { access: 'signed-in', body: favoriteInput, created: favorite },
  'DELETE /api/favorites/:publicationId': { access: 'signed-in', params: ofPublication },
} satisfies Calls

type FavoriteCalls = typeof favoriteCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends FavoriteCalls {}
}

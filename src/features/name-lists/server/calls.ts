import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { hitDecision, hitQuery, listHit, listUpload, nameList } from '../schema.ts'

export const nameListCalls = {
  'GET /api/admin/name-lists': { access: 'privacy.manage', answer: z.array(nameList) },
  'POST /api/admin/name-lists': {
    access: 'privacy.manage',
    upload: listUpload,
    answer: z.array(nameList),
    summary: 'Replaces a list of names by a file in CSV or XML',
  },
  'GET /api/admin/list-hits': {
    access: 'people.view',
    query: z.extend(listQuery, hitQuery.shape),
    answer: z.array(listHit),
    summary: 'People and parties with a listed name, for readers of their requests',
  },
  'PUT /api/admin/list-hits/:id': {
    access: 'people.view',
    params: idParams,
    body: hitDecision,
    answer: listHit,
    summary: 'Decides whether a person or party is the listed one',
  },
} satisfies Calls

type NameListCalls = typeof nameListCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends NameListCalls {}
}

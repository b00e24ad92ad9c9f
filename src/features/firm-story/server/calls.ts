import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, listQuery } from '#api/lists.ts'
import { adminStoryPart, storyChanges, storyCounts, storyFilter, storyInput, storyPart } from '../schema.ts'

export const storyCalls = {
  'GET /api/firm-story': {
    access: 'open',
    isCached: true,
    summary: 'What the firm tells of itself, in the order of the website',
    answer: z.array(storyPart),
  },
  'GET /api/admin/firm-story': {
    access: 'story.manage',
    query: z.extend(listQuery, storyFilter.shape),
    answer: z.array(adminStoryPart),
  },
  'GET /api/admin/firm-story/counts': {
    access: 'story.manage',
    query: z.object({ q: listQuery.shape.q, isVisible: storyFilter.shape.isVisible }),
    answer: storyCounts,
  },
  'GET /api/admin/firm-story/:id': { access: 'story.manage', params: idParams, answer: adminStoryPart },
  'POST /api/admin/firm-story': { access: 'story.manage', body: storyInput, created: adminStoryPart },
  'PUT /api/admin/firm-story/:id': {
    access: 'story.manage',
    params: idParams,
    body: storyChanges,
    answer: adminStoryPart,
  },
  'DELETE /api/admin/firm-story/:id': { access: 'story.manage', params: idParams },
} satisfies Calls

type StoryCalls = typeof storyCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends StoryCalls {}
}

import { keepPreviousData } from '@tanstack/react-query'
import { callApi, callQuery } from '#browser/call-api.ts'
import { listQuery } from '#browser/list-query.ts'
import type { StoryChanges, StoryForm } from '../schema.ts'
import { storyKey } from './api.ts'

/** `parameters` is the query of the page: type, isVisible, page, pageSize, sort, q. */
export const adminStoryQuery = (parameters: URLSearchParams) =>
  listQuery(storyKey, 'GET /api/admin/firm-story', { query: parameters })

/** All parts, when called without arguments. */
export const storyCountsQuery = (q = '', isVisible = 'all') =>
  callQuery(storyKey, 'GET /api/admin/firm-story/counts', {
    query: new URLSearchParams({ q, isVisible }),
    placeholderData: keepPreviousData,
  })

/** The saved version, hidden or not, for the comparison after a stale edit. */
export const findStoryPart = (id: number) => callApi('GET /api/admin/firm-story/:id', { params: { id } })

export const createStoryPart = (input: StoryForm) => callApi('POST /api/admin/firm-story', { body: input })

export const updateStoryPart = (id: number, changes: StoryChanges) =>
  callApi('PUT /api/admin/firm-story/:id', { params: { id }, body: changes })

export const deleteStoryPart = (id: number) => callApi('DELETE /api/admin/firm-story/:id', { params: { id } })

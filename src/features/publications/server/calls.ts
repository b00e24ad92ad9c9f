import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { countQuery, idParams, listQuery, pagedQuery } from '#api/lists.ts'
import {
  adminListedPublication,
  adminPublication,
  adminPublicationFilter,
  preview,
  previewInput,
  publicationChanges,
  publicationCounts,
  publicationInput,
  publicationRevision,
  restoreInput,
  revisionWithTexts,
} from '../admin-schema.ts'
import { publication, publicationFilter, publicationList, publicationYear } from '../schema.ts'

const revisionParams = z.extend(idParams, { revisionId: idParams.shape.id })

export const publicationCalls = {
  'GET /api/publications': {
    access: 'open',
    isCached: true,
    query: z.extend(listQuery, publicationFilter.shape),
    answer: publicationList,
  },
  'GET /api/publications/years': { access: 'open', isCached: true, answer: z.array(publicationYear) },
  'GET /api/publications/:id': { access: 'open', isCached: true, params: idParams, answer: publication },
  'GET /api/admin/publications': {
    access: 'publications.manage',
    query: z.extend(listQuery, adminPublicationFilter.shape),
    answer: z.array(adminListedPublication),
  },
  'GET /api/admin/publications.csv': {
    access: 'publications.manage',
    query: z.extend(listQuery, adminPublicationFilter.shape),
    file: true,
  },
  'GET /api/admin/publications/counts': {
    access: 'publications.manage',
    query: countQuery,
    answer: publicationCounts,
  },
  'GET /api/admin/publications/:id': {
    access: 'publications.manage',
    params: idParams,
    answer: adminPublication,
  },
  'POST /api/admin/publications': {
    access: 'publications.manage',
    body: publicationInput,
    created: adminPublication,
  },
  'PUT /api/admin/publications/:id': {
    access: 'publications.manage',
    params: idParams,
    body: publicationChanges,
    answer: adminPublication,
  },
  'DELETE /api/admin/publications/:id': { access: 'publications.manage', params: idParams },
  'POST /api/admin/publications/preview': {
    access: 'publications.manage',
    body: previewInput,
    answer: preview,
  },
  'GET /api/admin/publications/:id/revisions': {
    access: 'publications.manage',
    params: idParams,
    query: pagedQuery,
    answer: z.array(publicationRevision),
  },
  'GET /api/admin/publications/:id/revisions/:revisionId': {
    access: 'publications.manage',
    params: revisionParams,
    answer: revisionWithTexts,
  },
  'POST /api/admin/publications/:id/revisions/:revisionId/restore': {
    access: 'publications.manage',
    params: revisionParams,
    body: z.nullish(restoreInput),
    answer: adminPublication,
  },
} satisfies Calls

type PublicationCalls = typeof publicationCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends PublicationCalls {}
}

import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { pagedQuery } from '#api/lists.ts'
import {
  legalPreview,
  legalPreviewInput,
  legalRestore,
  legalVersion,
  legalWordingChanges,
  legalWordingVersion,
} from '../admin-schema.ts'
import { legalPage } from '../schema.ts'

const versionParams = z.object({ slug: z.string(), version: z.string() })
const slugParams = z.object({ slug: z.string() })

export const legalPageCalls = {
  'GET /api/legal-pages/:slug': {
    access: 'open',
    isCached: true,
    summary: 'A legal page in the wording that is in force',
    params: slugParams,
    answer: legalPage,
  },
  'GET /api/admin/legal-pages': { access: 'pages.manage', answer: z.array(legalVersion) },
  'GET /api/admin/legal-pages/:slug': {
    access: 'pages.manage',
    params: slugParams,
    answer: legalWordingVersion,
  },
  'GET /api/admin/legal-pages/:slug/versions': {
    access: 'pages.manage',
    params: slugParams,
    query: pagedQuery,
    answer: z.array(legalVersion),
  },
  'GET /api/admin/legal-pages/:slug/versions/:version': {
    access: 'pages.manage',
    params: versionParams,
    answer: legalWordingVersion,
  },
  'PUT /api/admin/legal-pages/:slug': {
    access: 'pages.manage',
    summary: 'A new version of a legal page; fields that are not sent keep their value in force',
    params: slugParams,
    body: legalWordingChanges,
    answer: legalWordingVersion,
  },
  'POST /api/admin/legal-pages/:slug/versions/:version/restore': {
    access: 'pages.manage',
    summary: 'An earlier version becomes the newest one',
    params: versionParams,
    body: legalRestore,
    created: legalWordingVersion,
  },
  'POST /api/admin/legal-pages/preview': {
    access: 'pages.manage',
    summary: 'How a text would look on the site; nothing is kept',
    body: legalPreviewInput,
    created: legalPreview,
  },
} satisfies Calls

type LegalPageCalls = typeof legalPageCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends LegalPageCalls {}
}

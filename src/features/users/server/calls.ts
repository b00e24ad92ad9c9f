import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { idParams, idQuery, listQuery } from '#api/lists.ts'
import { importPreview, importResult, importUpload } from '#features/imports/schema.ts'
import {
  createdUser,
  identity,
  identityChange,
  leaving,
  profileChanges,
  staffMember,
  user,
  userChanges,
  userCounts,
  userFilter,
  userInput,
} from '../schema.ts'

export const userCalls = {
  'PUT /api/user': { access: 'signed-in', body: profileChanges, answer: user },
  'GET /api/admin/staff': { access: 'consultations.manage', answer: z.array(staffMember) },
  'GET /api/admin/users': {
    access: 'users.manage',
    query: z.extend(listQuery, userFilter.shape),
    answer: z.array(user),
  },
  'GET /api/admin/users.csv': {
    access: 'users.manage',
    query: z.extend(listQuery, userFilter.shape),
    file: true,
  },
  'GET /api/admin/users/counts': {
    access: 'users.manage',
    query: z.object({ q: listQuery.shape.q, isActive: userFilter.shape.isActive }),
    answer: userCounts,
  },
  'GET /api/admin/users/:id': { access: 'users.manage', params: idParams, answer: user },
  'POST /api/admin/users': { access: 'users.manage', body: userInput, created: createdUser },
  'POST /api/admin/users/import/preview': {
    access: 'users.manage',
    upload: importUpload,
    answer: importPreview,
    summary: 'Read a file of people and say what importing it would do',
  },
  'POST /api/admin/users/import': {
    access: 'users.manage',
    upload: importUpload,
    answer: importResult,
    summary: 'Add accounts for the people of a file, without passwords',
  },
  'PUT /api/admin/users/:id': { access: 'users.manage', params: idParams, body: userChanges, answer: user },
  'DELETE /api/admin/users/:id': {
    access: 'users.manage',
    params: idParams,
    query: z.object({ successorId: idQuery }),
  },
  'GET /api/admin/users/:id/open-work': {
    access: 'users.manage',
    params: idParams,
    answer: leaving,
    summary: 'The open work of a person, and who could take it over',
  },
  'DELETE /api/admin/users/:id/sessions': {
    access: 'users.manage',
    params: idParams,
    summary: 'Log a person out everywhere',
  },
  'GET /api/admin/users/:id/identity': { access: 'users.manage', params: idParams, answer: identity },
  'PUT /api/admin/users/:id/identity': {
    access: 'people.view',
    params: idParams,
    body: identityChange,
    answer: identity,
    summary: 'Say that a client was seen in person, and with which document; only admins take that back',
  },
} satisfies Calls

type UserCalls = typeof userCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends UserCalls {}
}

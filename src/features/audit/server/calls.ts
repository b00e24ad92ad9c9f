import * as z from 'zod/mini'
import type { Calls } from '#api/calls.ts'
import { searchedQuery } from '#api/lists.ts'
import { auditEntry, auditFilter, auditProof } from '../schema.ts'

const query = z.extend(searchedQuery, auditFilter.shape)

export const auditCalls = {
  'GET /api/admin/audit': { access: 'audit.view', query, answer: z.array(auditEntry) },
  'GET /api/admin/audit/proof': { access: 'audit.view', answer: auditProof },
  'GET /api/admin/audit.csv': { access: 'audit.view', query, file: true },
} satisfies Calls

type AuditCalls = typeof auditCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends AuditCalls {}
}

import { queryOptions } from '@tanstack/react-query'
import type { StaffMember } from './schema.ts'

export const staffQuery = () => queryOptions<StaffMember[]>({ queryKey: ['users', '/api/admin/staff'] })

import { queryOptions } from '@tanstack/react-query'
import type { Setting } from '../schema.ts'

export const settingsQuery = () => queryOptions<Setting[]>({ queryKey: ['settings', '/api/settings'] })

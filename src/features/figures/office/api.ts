import { keepPreviousData } from '@tanstack/react-query'
import { callQuery, pathOf } from '#browser/call-api.ts'
import type { FigureTable } from '../values.ts'

type Months = { from: string; to: string }

export const figuresQuery = (months: Months) =>
  callQuery(['figures'], 'GET /api/admin/figures', {
    query: months,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The figures of the home page. */
export const monthQuery = (month: string) =>
  callQuery(['figures'], 'GET /api/admin/figures/month', {
    query: { month },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The path of one table as a CSV file. */
export const figuresCsvPath = (table: FigureTable, { from, to }: Months): string =>
  pathOf('GET /api/admin/figures.csv', { query: { from, to, table } })

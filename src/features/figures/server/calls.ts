import type { Calls } from '#api/calls.ts'
import { figuresCsvQuery, figuresQuery, monthFigures, monthQuery, officeFigures } from '../schema.ts'

export const figureCalls = {
  'GET /api/admin/figures': { access: 'figures.view', query: figuresQuery, answer: officeFigures },
  'GET /api/admin/figures/month': { access: 'figures.view', query: monthQuery, answer: monthFigures },
  'GET /api/admin/figures.csv': { access: 'figures.view', query: figuresCsvQuery, file: true },
} satisfies Calls

type FigureCalls = typeof figureCalls
declare module '#api/calls.ts' {
  interface KnownCalls extends FigureCalls {}
}

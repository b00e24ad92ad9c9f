import { everyone, type Matrix } from '#tests/support/matrix-rows.ts'

export const matrix: Matrix = { calls: { 'GET /api/office-hours': everyone(200) } }

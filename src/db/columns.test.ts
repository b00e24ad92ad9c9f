import { pgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instant } from './columns.ts'

const { at } = pgTable('moments', { at: instant() }) as unknown as {
  at: { mapFromDriverValue(value: string | Date): string }
}

it("reads an instant the same from the database's text and from a Date", () => {
  const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (date) => {
      const iso = date.toISOString()
      // PostgreSQL writes no trailing zeros.
      const text = iso.replace('T', ' ').replace(/\.?0*Z$/, '+00')
      expect(at.mapFromDriverValue(text)).toBe(iso)
      expect(at.mapFromDriverValue(date)).toBe(iso)
    }),
  )
  expect(at.mapFromDriverValue('2026-11-22 21:24:09.4+03')).toBe('2026-11-22T18:24:09.400Z')
})

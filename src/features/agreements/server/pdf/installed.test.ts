import { expect, it } from 'vitest'
import { canDraw } from './installed.ts'

it('finds the native part of this machine, and none for a machine without one', () => {
  expect(canDraw()).toBe(true)
  expect(canDraw('sunos', 'ppc64')).toBe(false)
})

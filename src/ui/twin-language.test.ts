import { expect, it } from 'vitest'
import { twinsInOrder } from './twin-language.ts'

const names = ['logo', 'site_title', 'site_title_ar', 'phone', 'meta_title', 'meta_title_ar'] as const

it('puts the Arabic field of a pair first in Arabic only', () => {
  expect(twinsInOrder(names, 'en')).toEqual(names)
  expect(twinsInOrder(names, 'ar')).toEqual(
    'logo site_title_ar site_title phone meta_title_ar meta_title'.split(' '),
  )
})

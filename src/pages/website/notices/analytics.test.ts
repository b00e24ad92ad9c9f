import { beforeAll, describe, expect, it } from 'vitest'
import { analyticsIdOf } from '#features/settings/setting-formats.ts'
import { loadGuardedPages, matchPage, pageIsPublic } from '../../routes.ts'
import { isPublic } from './notices.tsx'

describe('the list of pages with analytics', () => {
  beforeAll(loadGuardedPages)

  const paths = `/ /about /clients /contact /publications/1 /privacy-policy /auth /auth/ /dashboard /dashboard/
    /dashboard/services /dashboard/consultations /client /client/consultations /client/consultations/7`
  it.each(paths.split(/\s+/))('matches the routes for %s', (path) => {
    expect(isPublic(path)).toBe(pageIsPublic(matchPage(path).page))
  })
})

describe('the analytics id', () => {
  it.each(['G-ABC123DEF4', 'G-123456', 'G-ABCD', 'G-ABC123DEF4ABC123DEF4'])('may be %s', (id) => {
    expect(analyticsIdOf({ google_analytics_id: id })).toBe(id)
  })

  it.each([
    '',
    'UA-12345-1',
    'g-abc123def4',
    'G-',
    'G-ABC',
    'G-ABC123DEF4 ',
    'G-ABC123DEF4;script-src *',
    'G-ABC123DEF4\nG-ABC123DEF4',
    '<script>',
    'GTM-ABC123',
  ])('may not be %j', (id) => {
    expect(analyticsIdOf({ google_analytics_id: id })).toBe('')
  })
})

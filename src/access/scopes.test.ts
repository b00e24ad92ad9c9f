import { describe, expect, it } from 'vitest'
import { declaredCalls } from '#tests/support/declared-calls.ts'
import { nounsOfScopes, reachOf, scopes } from './scopes.ts'

/** The permissions whose calls no token can make. */
const permissions = [
  'users.manage',
  'settings.manage',
  'privacy.manage',
  'audit.view',
  'backups.manage',
  'programs.manage',
]

/** The other calls that no token can make, by their static segments. */
const outOfReach = {
  users: ['admin/users'],
  settings: ['admin/sample-firm'],
  privacy: ['admin/consultations/hold', 'admin/guests/export', 'admin/guests/erasure'],
  accounts: ['login', 'register', 'logout', 'password', 'email', 'user', 'admin/calendar-address'],
  'who clients are': [
    'admin/people/diligence',
    'admin/guests/diligence',
    'admin/parties',
    'admin/diligence-reviews',
    'admin/name-lists',
    'admin/list-hits',
  ],
  'joins of accounts': ['admin/people/join', 'admin/guests/join'],
  'sessions and the portal': ['client', 'favorites', 'live'],
  'records of all nouns at once': ['admin/find', 'admin/summary'],
}

const places = Object.values(outOfReach).flat()

/** `admin/guests/export` of `GET /api/admin/guests/:id/export`. */
const placeOf = (name: string): string =>
  name
    .replace(/^\w+ \/api\//, '')
    .replace(/\.csv$/, '')
    .split('/')
    .filter((segment) => !segment.startsWith(':'))
    .join('/')

const isOutOfReach = (name: string): boolean =>
  places.some((place) => placeOf(name) === place || placeOf(name).startsWith(`${place}/`))

const reaches = declaredCalls.map(([name, { access }]) => ({ name, access, reach: reachOf(name, access) }))

describe('the reach of a token', () => {
  it('is decided for every declared call: a scope, a public call, or out of reach', () => {
    expect(reaches.length).toBeGreaterThan(200)
    expect(reaches.filter(({ reach }) => reach === undefined)).toEqual([])
  })

  it('excludes accounts, settings, privacy, the audit log, backups, tokens and sessions, and nothing else', () => {
    const excluded = reaches.filter(({ reach }) => reach === 'none').map(({ name }) => name)
    const expected = declaredCalls
      .filter(([name, { access }]) => permissions.includes(access) || isOutOfReach(name))
      .map(([name]) => name)
    expect(excluded.sort()).toEqual(expected.sort())
    const unused = places.filter((place) => !excluded.some((name) => placeOf(name).startsWith(place)))
    expect(unused).toEqual([])
  })

  it('is a scope for reading for each GET, and one for writing for any other call', () => {
    const wrong = reaches.filter(
      ({ name, reach }) =>
        Array.isArray(reach) &&
        !reach.every((scope) => scope.endsWith(name.startsWith('GET ') ? ':read' : ':write')),
    )
    expect(wrong).toEqual([])
  })

  it('uses every noun', () => {
    const used = new Set(
      reaches.flatMap(({ reach }) => (Array.isArray(reach) ? reach : [])).map((scope) => scope.split(':')[0]),
    )
    expect([...used].sort()).toEqual([...nounsOfScopes].sort())
    expect(scopes).toHaveLength(nounsOfScopes.length * 2)
  })

  it.each([
    ['GET /api/admin/engagements', 'engagements.manage', ['agreements:read']],
    ['POST /api/admin/consultations/:id/notes', 'consultations.manage', ['consultations:write']],
    ['POST /api/admin/consultations/:id/appointments', 'appointments.schedule', ['appointments:write']],
    [
      'GET /api/admin/consultations/:id/thread',
      'consultations.manage',
      ['consultations:read', 'messages:read', 'documents:read', 'conversations:read'],
    ],
    ['GET /api/messages/:id', 'signed-in', ['messages:read']],
    ['GET /api/services', 'open', 'guest'],
    ['POST /api/login', 'open', 'none'],
    ['GET /api/admin/a-new-noun', 'dashboard.view', undefined],
  ] as const)('of %s follows its path', (name, access, reach) => {
    expect(reachOf(name, access)).toEqual(reach)
  })
})

import { describe, expect, it } from 'vitest'
import type { Role } from '#access/roles.ts'
import { listsOfRecords } from '#features/audit/values.ts'
import { recordTables } from '#features/find/server/records-repository.ts'
import { areasOf } from '#i18n/texts.ts'
import { entryOf, navigationOf, tabsOf } from './office-entries.ts'
import { officeGroups } from './office-groups.ts'

const english: Record<string, unknown> = areasOf.en.office ?? {}
const site: Record<string, unknown> = areasOf.en.site ?? {}
const nameOf = (key: string) => english[key] ?? site[key]

const namesFor = (role: Role) =>
  officeGroups.slice(0, 3).map((group) =>
    navigationOf(role)
      .filter((entry) => entry.group === group)
      .map(({ section, title }) => nameOf(section ?? title)),
  )

describe('the navigation', () => {
  it('has 18 entries in three groups for admins', () => {
    expect(namesFor('admin')).toEqual([
      ['Overview', 'Consultations', 'Clients', 'Appointments', 'Messages', 'Documents', 'Agreements'],
      ['Publications', 'Services', 'Team', 'Clients on the website', 'Pages', 'Newsletter'],
      ['Statistics', 'Users', 'Settings', 'Privacy', 'System'],
    ])
  })

  it('has the entries that staff may open', () => {
    const adminsOnly = ['Newsletter', 'Users', 'Settings', 'Privacy', 'System']
    const left = namesFor('admin').map((names) => names.filter((name) => !adminsOnly.includes(String(name))))
    expect(namesFor('staff')).toEqual(left)
  })

  it('shows each icon once', () => {
    const icons = navigationOf('admin').map(({ icon }) => icon)
    expect(new Set(icons).size).toBe(icons.length)
  })
})

describe('the tabs of an entry', () => {
  const pathsOf = (path: string, role: Role) => {
    const entry = entryOf(path)
    return entry && tabsOf(entry, role).map((tab) => tab.path)
  }

  it.each([
    ['/dashboard/pages', ['/dashboard/story', '/dashboard/pages']],
    ['/dashboard/privacy/retention', ['/dashboard/privacy', '/dashboard/privacy/retention']],
    [
      '/dashboard/audit',
      [
        '/dashboard/system',
        '/dashboard/outbox',
        '/dashboard/backups',
        '/dashboard/audit',
        '/dashboard/programs',
      ],
    ],
    [
      '/dashboard/services',
      [
        '/dashboard/services',
        '/dashboard/services/paths',
        '/dashboard/services/questions',
        '/dashboard/services/papers',
      ],
    ],
    ['/dashboard/engagements', ['/dashboard/engagements', '/dashboard/engagements/templates']],
    ['/dashboard/users', ['/dashboard/users']],
  ])('of %s are all screens of its section', (path, tabs) => {
    expect(pathsOf(path, 'admin')).toEqual(tabs)
  })

  it('are limited to the screens that a role may open', () => {
    expect(pathsOf('/dashboard/story', 'staff')).toEqual(['/dashboard/story'])
  })
})

describe('the screen of a path', () => {
  it.each([
    ['/dashboard/publications/7', '/dashboard/publications'],
    ['/dashboard/system/api', '/dashboard/system'],
    ['/dashboard/consultations/people/7', '/dashboard/people'],
    ['/dashboard/users/', '/dashboard/users'],
    ['/dashboard', '/dashboard'],
  ])('of %s is %s', (path, screen) => {
    expect(entryOf(path)?.path).toBe(screen)
  })
})

it('shows each kind of record of a search with the icon of its list and with a label', () => {
  for (const { kind } of recordTables) {
    expect(entryOf(listsOfRecords[kind] ?? '')).toBeDefined()
    expect(areasOf.en.officeFind).toHaveProperty([`find.${kind}`])
  }
})

import { describe, expect, it } from 'vitest'
import { type Part, shareFiles } from './share-files.ts'

const part = (id: string, users: string[], bytes = 1_000, imports: string[] = []): Part => ({
  id,
  users,
  bytes,
  imports,
})
/** The files as lists of modules. */
const filesOf = (parts: Part[], costOfFile: number, weightOf?: (screen: string) => number): string[][] => {
  const files = Map.groupBy(
    shareFiles(parts, () => costOfFile, weightOf),
    ([, name]) => name,
  )
  return [...files.values()].map((modules) => modules.map(([id]) => id).sort()).sort()
}

describe('the files of the screens', () => {
  it('are one for the modules that the same screens need', () => {
    const parts = [part('a', ['office/users']), part('b', ['office/users']), part('c', ['portal/overview'])]
    expect(filesOf(parts, 0)).toEqual([['a', 'b'], ['c']])
  })

  it('are merged while that saves more requests than it costs bytes', () => {
    const both = ['office/users', 'office/people']
    const parts = [
      part('shared', both),
      part('small', ['office/users'], 100),
      part('large', ['office/people'], 9_000),
    ]
    expect(filesOf(parts, 500)).toEqual([['large'], ['shared', 'small']])
    expect(filesOf(parts, 50)).toEqual([['large'], ['shared'], ['small']])
  })

  it('contain less that a screen does not need, the more it weighs', () => {
    const parts = [
      part('shared', ['office/overview', 'office/people']),
      part('people', ['office/people'], 300),
    ]
    expect(filesOf(parts, 500)).toEqual([['people', 'shared']])
    const weightOf = (screen: string) => (screen === 'office/overview' ? 10 : 1)
    expect(filesOf(parts, 500, weightOf)).toEqual([['people'], ['shared']])
  })

  it('never import each other in a circle', () => {
    const parts = [
      part('page', ['office/users'], 100, ['middle']),
      part('middle', ['office/users', 'office/people'], 50_000, ['base']),
      part('base', ['office/users', 'office/people', 'office/audit'], 100),
    ]
    const files = filesOf(parts, 20_000)
    expect(files).not.toContainEqual(['base', 'page'])
  })

  it('count what a merged file imports for the screens that did not need it', () => {
    const parts = [
      part('users', ['office/users', 'office/people'], 10, ['heavy']),
      part('heavy', ['office/users', 'office/people'], 90_000),
      part('common', ['office/users', 'office/people', 'office/audit'], 10),
    ]
    expect(filesOf(parts, 1_000)).toContainEqual(['common'])
  })

  it('have no parts of another audience', () => {
    const parts = [
      part('office', ['office/users', 'office/people']),
      part('portal', ['portal/overview']),
      part('both', ['office/users', 'office/people', 'portal/overview']),
      part('public', ['office/users', 'website/auth']),
    ]
    expect(filesOf(parts, 1_000_000)).toEqual([['both'], ['office'], ['portal'], ['public']])
  })

  it('merge for the cost of a file, too, with those that import the same', () => {
    const loaded = (id: string, users: string[]) => ({ ...part(id, users, 90_000), file: id })
    const parts = [
      part('dialog', ['office/dialog'], 1_000, ['table']),
      part('editor', ['office/editor'], 1_000, ['table']),
      part('toast', ['office/toast'], 1_000, ['theme']),
      loaded('table', ['office/dialog', 'office/editor']),
      loaded('theme', ['office/toast']),
    ]
    const files = Map.groupBy(
      shareFiles(
        parts,
        () => 0,
        () => 1,
        10_000,
      ),
      ([, name]) => name,
    )
    const ids = [...files.values()].map((modules) => modules.map(([id]) => id))
    expect(ids).toEqual([['dialog', 'editor'], ['toast']])
  })

  it('have the code of one part on demand apart from what several import', () => {
    const parts = [
      part('notice', ['website/notice'], 9_000, ['choice']),
      part('footer', ['website/footer'], 9_000, ['choice']),
      part('choice', ['website/notice', 'website/footer'], 100),
    ]
    const files = shareFiles(
      parts,
      () => 0,
      () => 1,
      1_000_000,
    )
    expect(files.get('choice')).not.toBe(files.get('notice'))
    expect(files.get('footer')).toBe(files.get('notice'))
  })

  it('have different names, since files of one name would become one', () => {
    const names = new Set(
      shareFiles(
        [part('a', ['office/x', 'office/y']), part('b', ['office/y', 'office/z'])],
        () => 0,
      ).values(),
    )
    expect([...names].sort()).toEqual(['office-2', 'office-2-2'])
  })
})

import { describe, expect, it } from 'vitest'
import { type Catalog, statementReader } from './statements.ts'

const catalog: Catalog = {
  tables: ['users', 'services', 'publications', 'favorites', 'revisions', 'totals', 'audit_log'],
  cascades: [
    { parent: 'users', child: 'publications' },
    { parent: 'users', child: 'favorites' },
    { parent: 'publications', child: 'favorites' },
    { parent: 'publications', child: 'revisions' },
  ],
  triggers: [{ table: 'services', source: 'BEGIN UPDATE totals SET rows = rows + 1; RETURN NULL; END' }],
}
const read = statementReader(catalog)
const writtenBy = (text: string) => [...new Set(read(text).writes.flatMap(({ tables }) => tables))].sort()

describe('the list of tables that a statement reads', () => {
  it.each([
    ['select "id" from "services" where "id" = $1', ['services']],
    ['select 1 from "users" left join "publications" on true', ['publications', 'users']],
    [
      'select (select count(*) from "services") as total, a.id from users a, revisions b',
      ['revisions', 'services', 'users'],
    ],
    ['with found as materialized (select * from "publications") select * from found', ['publications']],
    ['select 1', []],
  ])('%s', (text, tables) => {
    expect([...read(text).reads].sort()).toEqual(tables)
  })

  it('comes from the text only while the tables are not known', () => {
    expect(statementReader()('select "id" from "services" join "users" on true').reads).toEqual([
      'services',
      'users',
    ])
  })
})

describe('the list of tables that a statement writes', () => {
  it.each([
    ['select "id" from "services" for update', []],
    ['select "id" from "services" for update of "services"', []],
    ['update "audit_log" set "x" = $1', ['audit_log']],
    ['insert into "audit_log" ("a") values ($1) on conflict ("a") do update set "a" = $2', ['audit_log']],
    ['insert into users (username) select 1', ['users']],
    ['UPDATE ONLY public."users" SET x = 1', ['users']],
    [
      'with gone as (delete from "favorites" returning *) insert into "audit_log" select * from gone',
      ['audit_log', 'favorites'],
    ],
    ['truncate services, audit_log restart identity', ['audit_log', 'services', 'totals']],
  ])('%s', (text, tables) => {
    expect(writtenBy(text)).toEqual(tables)
  })

  it('includes tables that foreign keys change when rows are deleted, and only then', () => {
    expect(writtenBy('delete from "users" where "id" = $1')).toEqual([
      'favorites',
      'publications',
      'revisions',
      'users',
    ])
    expect(writtenBy('update "users" set "phone" = $1')).toEqual(['users'])
  })

  it('includes tables that triggers write', () => {
    expect(writtenBy('update "services" set "icon" = $1')).toEqual(['services', 'totals'])
  })

  it('is all tables for an unknown statement', () => {
    expect(writtenBy('do $$ begin end $$')).toEqual(['*'])
    expect(statementReader()('update "users" set "phone" = $1').writes).toEqual([{ tables: ['*'] }])
  })
})

it('distinguishes the steps of a transaction', () => {
  expect(
    [
      'begin',
      'begin isolation level serializable',
      'commit',
      'rollback',
      'rollback to savepoint sp1',
      'savepoint sp1',
    ].map((text) => read(text).step),
  ).toEqual(['begin', 'begin', 'commit', 'rollback', undefined, undefined])
})

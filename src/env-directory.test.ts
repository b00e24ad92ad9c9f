import { describe, expect, it } from 'vitest'
import { readEnvironment } from './env.ts'

const required = {
  OIDC_ISSUER: 'https://login.example.com/realms/firm',
  OIDC_CLIENT_ID: 'mizan',
  OIDC_CLIENT_SECRET: 'S3cret',
}
const read = (variables: Record<string, string> = {}) =>
  readEnvironment({ ...required, ...variables }).directory

describe('the variables of the directory', () => {
  it('have defaults, except for issuer, id and secret', () => {
    expect(readEnvironment({}).directory).toBe(undefined)
    expect(read()).toEqual({
      issuer: 'https://login.example.com/realms/firm',
      clientId: 'mizan',
      clientSecret: 'S3cret',
      name: 'login.example.com',
      scopes: 'openid profile email',
      staffGroup: undefined,
      adminGroup: undefined,
      groupsClaim: 'groups',
      strongAcr: [],
      isOnly: false,
    })
  })

  it('set the name, the groups and the rules', () => {
    const variables = {
      OIDC_NAME: 'دليل المكتب',
      OIDC_SCOPES: 'openid  email groups',
      OIDC_STAFF_GROUP: '/lawyers',
      OIDC_ADMIN_GROUP: '/partners',
      OIDC_GROUPS_CLAIM: 'roles',
      OIDC_STRONG_ACR: 'gold, urn:silver',
      OIDC_ONLY: 'true',
    }
    expect(read(variables)).toMatchObject({
      name: 'دليل المكتب',
      scopes: 'openid email groups',
      staffGroup: '/lawyers',
      adminGroup: '/partners',
      groupsClaim: 'roles',
      strongAcr: ['gold', 'urn:silver'],
      isOnly: true,
    })
  })

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080/realms/firm', 'https://accounts.google.com'])(
    'accept the issuer %s',
    (OIDC_ISSUER) => {
      expect(read({ OIDC_ISSUER })?.issuer).toBe(OIDC_ISSUER)
    },
  )

  it.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://login.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'login.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://me:S3cret@login.example.com' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'https://login.example.com/?p=S3cret' }],
    ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: ' ' }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: '' }],
    ['OIDC_SCOPES', { OIDC_SCOPES: 'profile email' }],
    ['OIDC_SCOPES', { OIDC_SCOPES: 'openid "S3cret"' }],
    ['OIDC_NAME', { OIDC_NAME: 'x'.repeat(61) }],
    ['OIDC_ONLY', { OIDC_ONLY: 'yes' }],
    ['OIDC_ONLY', { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_ONLY: 'true' }],
    ['OIDC_CLIENT_SECRET', { OIDC_ISSUER: '', OIDC_CLIENT_ID: '' }],
  ])('refuse a wrong %s in one line, without the value: %j', (name, variables) => {
    const attempt = () => read(variables)
    expect(attempt).toThrow(new RegExp(`^${name} must [^\n]+$`))
    expect(attempt).not.toThrow(/S3cret/)
  })
})

import { describe, expect, it } from 'vitest'
import { readEnvironment } from './env.ts'

const SMTP_URL = 'smtp://office%40firm.example@mail.example:587'
const client = { SMTP_URL, SMTP_OAUTH_CLIENT_ID: 'the-client', SMTP_OAUTH_CLIENT_SECRET: 'S3cret' }
const microsoft = { ...client, SMTP_OAUTH: 'microsoft', SMTP_OAUTH_TENANT: 'firm.onmicrosoft.com' }
const google = { ...client, SMTP_OAUTH: 'google', SMTP_OAUTH_REFRESH_TOKEN: 'R3fresh' }
const custom = {
  ...client,
  SMTP_OAUTH: 'custom',
  SMTP_OAUTH_TOKEN_URL: 'https://login.firm.example/token',
  SMTP_OAUTH_SCOPE: 'mail.send',
}
const loginOf = (variables: Record<string, string>) => readEnvironment(variables).mailLogin

describe('the login at the mail server', () => {
  it('uses the directory of the tenant at Microsoft', () => {
    expect(loginOf(microsoft)).toEqual({
      user: 'office@firm.example',
      requiresTls: true,
      tokenUrl: 'https://login.microsoftonline.com/firm.onmicrosoft.com/oauth2/v2.0/token',
      request: {
        grant_type: 'client_credentials',
        client_id: 'the-client',
        client_secret: 'S3cret',
        scope: 'https://outlook.office365.com/.default',
      },
    })
  })

  it('uses a refresh token at Google', () => {
    expect(loginOf(google)).toMatchObject({
      tokenUrl: 'https://oauth2.googleapis.com/token',
      request: { grant_type: 'refresh_token', refresh_token: 'R3fresh' },
    })
  })

  it('uses the address and scope of another directory, with a refresh token if there is one', () => {
    expect(loginOf(custom)).toMatchObject({
      tokenUrl: 'https://login.firm.example/token',
      request: { grant_type: 'client_credentials', scope: 'mail.send' },
    })
    expect(loginOf({ ...custom, SMTP_OAUTH_REFRESH_TOKEN: 'R3fresh' })).toMatchObject({
      request: { grant_type: 'refresh_token', refresh_token: 'R3fresh', scope: 'mail.send' },
    })
  })

  it('accepts a connection without TLS to this machine only', () => {
    const local = { ...custom, SMTP_URL: 'smtp://office%40firm.example@127.0.0.1:2525' }
    expect(loginOf({ ...local, SMTP_OAUTH_TOKEN_URL: 'http://localhost:8080/token' })).toMatchObject({
      requiresTls: false,
    })
  })

  it.each([
    ['SMTP_OAUTH_TENANT', { ...microsoft, SMTP_OAUTH_TENANT: '' }],
    ['SMTP_OAUTH_TENANT', { ...microsoft, SMTP_OAUTH_TENANT: 'S3cret/../common' }],
    ['SMTP_OAUTH_CLIENT_ID', { ...google, SMTP_OAUTH_CLIENT_ID: '' }],
    ['SMTP_OAUTH_CLIENT_SECRET', { ...custom, SMTP_OAUTH_CLIENT_SECRET: ' ' }],
    ['SMTP_OAUTH_REFRESH_TOKEN', { ...google, SMTP_OAUTH_REFRESH_TOKEN: '' }],
    ['SMTP_OAUTH_TOKEN_URL', { ...custom, SMTP_OAUTH_TOKEN_URL: 'http://login.S3cret.example/token' }],
    ['SMTP_OAUTH_TOKEN_URL', { ...custom, SMTP_OAUTH_TOKEN_URL: 'login.S3cret.example' }],
    ['SMTP_OAUTH_SCOPE', { ...custom, SMTP_OAUTH_SCOPE: '' }],
    ['SMTP_OAUTH_CLIENT_ID', client],
    ['SMTP_URL', { ...google, SMTP_URL: '' }],
    ['SMTP_URL', { ...google, SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_URL', { ...google, SMTP_URL: 'smtp://office:S3cret@mail.example' }],
  ])('refuses the start for %s in one line without secrets', (name, variables) => {
    expect(() => loginOf(variables)).toThrow(new RegExp(`^${name} must (?!.*(S3cret|R3fresh)).*$`))
  })
})

import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#tests/support/databases.ts'
import { openApp } from '#tests/support/suite.ts'
import { settings } from './table.ts'

describeOnBothEngines('a setting', (openTestDatabase) => {
  const app = openApp(openTestDatabase, [settings])
  const admin = app.person('admin', 'the.admin')
  const save = (payload: object) => app.put('/api/admin/settings', payload, admin)
  const list = async () => (await app.get('/api/admin/settings', admin)).json()
  const publicValues = async () => (await app.get('/api/settings')).json()

  it('is saved by tab, and visible to visitors immediately', async () => {
    await save([{ key: 'site_title', value: 'Mizan' }])
    await save([
      { key: 'twitter_url', value: 'https://x.example/mizan' },
      { key: 'facebook_url', value: '' },
    ])
    expect(await publicValues()).toEqual(
      expect.arrayContaining([
        { key: 'site_title', value: 'Mizan' },
        { key: 'twitter_url', value: 'https://x.example/mizan' },
        { key: 'facebook_url', value: '' },
      ]),
    )
  })

  it.each([
    ['site_title', ' ', 'Site title is required'],
    ['site_description', '', 'Site description is required'],
    ['contact_email', 'x', 'Valid email is required'],
    ['contact_email', '', 'Valid email is required'],
    ['contact_phone', '', 'Contact phone is required'],
    ['contact_phone', '123', 'Please enter a valid phone number'],
    ['contact_address', '', 'Contact address is required'],
    ['maintenance_mode', 'yes', 'Invalid format'],
    ['facebook_url', 'facebook', 'Valid URL is required'],
    ['youtube_url', 'javascript:alert(1)', 'Valid URL is required'],
    ['meta_title', '', 'Meta title is required'],
    ['meta_description', '', 'Meta description is required'],
    ['og_image', 'data:image/png;base64,AA', 'Valid URL is required'],
    ['google_analytics_id', 'G-<script>', 'Invalid format'],
    ['linkedin_url', 'https://user:word@evil.test/mizan', 'Valid URL is required'],
    ['og_image', 'https://user@evil.test/a.png', 'Valid URL is required'],
    ['site_title', 'Mizan\nLaw', 'Please write this field on one line, without control characters'],
    ['commercial_register', '1010\u0007', 'Please write this field on one line, without control characters'],
  ])(
    'is refused as %s = "%s" with the error message of the specification, and nothing changes',
    async (key, value, message) => {
      const response = await save([
        { key: 'license_number', value: '30/9000' },
        { key, value },
      ])
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([{ field: key, message }])
      expect(await list()).toEqual([])
    },
  )

  it('must have a known key, at least one must be sent, and none twice', async () => {
    expect((await save([{ key: 'theme', value: 'dark' }])).statusCode).toBe(400)
    expect((await save([])).statusCode).toBe(400)
    expect((await save({ key: 'site_title', value: 'x' })).statusCode).toBe(400)
    const response = await save([
      { key: 'site_title', value: 'One' },
      { key: 'license_number', value: '30/9000' },
      { key: 'site_title', value: 'Two' },
    ])
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { field: 'site_title', message: 'This setting was sent twice. Please send each setting once.' },
    ])
    expect(await list()).toEqual([])
  })

  it('stores a phone number in one form with Latin digits, and preserves the lines of an address', async () => {
    await save([{ key: 'contact_phone', value: '٠١١ ٥٥٥ ٠١٤٠' }])
    expect((await list())[0]).toMatchObject({ value: '+966115550140' })
    await save([{ key: 'contact_address', value: 'King Fahd Road\r\nRiyadh' }])
    const address = { key: 'contact_address', value: 'King Fahd Road\nRiyadh' }
    expect(await list()).toContainEqual(expect.objectContaining(address))
  })

  it('is refused for the second of two admins who edit it, while another tab is saved', async () => {
    await save([
      { key: 'site_title', value: 'One' },
      { key: 'meta_title', value: 'One' },
    ])
    const seen = Object.fromEntries(
      (await list()).map(({ key, updatedAt }: { key: string; updatedAt: string }) => [key, updatedAt]),
    )
    await save([{ key: 'site_title', value: 'Two', updatedAt: seen.site_title }])
    const second = await save([
      { key: 'license_number', value: '1' },
      { key: 'site_title', value: 'Three', updatedAt: seen.site_title },
    ])
    expect(second.statusCode).toBe(409)
    const meta = await save([{ key: 'meta_title', value: 'Two', updatedAt: seen.meta_title }])
    expect(meta.statusCode).toBe(200)
    expect((await publicValues()).map(({ value }: { value: string }) => value).sort()).toEqual(['Two', 'Two'])
  })
})

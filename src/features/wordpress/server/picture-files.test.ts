import { describe, expect, it } from 'vitest'
import { type OutgoingNetwork, publicNetwork } from '#http/outgoing.ts'
import { startPictureServer } from '#tests/support/picture-server.ts'
import { hostOf, openPicture, PictureError } from './picture-files.ts'

const requested: string[] = []
const { started, network } = startPictureServer((request, reply) => {
  requested.push(`${request.headers.host}${request.url}`)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
  if (pathname === '/to') reply.writeHead(302, { location: searchParams.get('to') ?? '' }).end()
  else if (pathname === '/slow') reply.writeHead(200).write('x')
  else if (pathname === '/gone') reply.writeHead(404).end()
  else if (pathname === '/private') reply.writeHead(403).end()
  else reply.end('picture')
})
const ownNetwork = (more: Partial<OutgoingNetwork> = {}): OutgoingNetwork => ({ ...network, ...more })

const open = async (
  address: string,
  network = ownNetwork(),
  hosts = [`old.example:${started.port}`],
  ms = 5_000,
) => {
  const source = await openPicture(address, {
    hosts: new Set(hosts),
    network,
    signal: AbortSignal.timeout(ms),
  })
  return Buffer.concat(await source.toArray()).toString()
}
const faultOf = (opened: Promise<string>) =>
  opened.then(
    () => 'opened',
    (error) => (error instanceof PictureError ? error.fault : error),
  )

describe('an image from another server', () => {
  const at = (path: string, host = 'old.example') => `http://${host}:${started.port}${path}`
  const to = (address: string) => at(`/to?to=${encodeURIComponent(address)}`)

  it('is fetched from a confirmed host, with and without www, even after a redirect', async () => {
    expect(await open(at('/a.png'))).toBe('picture')
    expect(await open(at('/b.png', 'www.old.example'))).toBe('picture')
    expect(await open(to('/c.png'))).toBe('picture')
    expect(await open(to(at('/d.png', 'www.old.example')))).toBe('picture')
  })

  it('is refused from other addresses, without a connection, even through a redirect', async () => {
    requested.length = 0
    for (const address of [
      at('/x.png', 'other.example'),
      `ftp://old.example:${started.port}/x.png`,
      'file:///etc/passwd',
      `http://user:secret@old.example:${started.port}/x.png`,
      'no address',
      '',
    ])
      expect(await faultOf(open(address))).toBe('host')
    expect(requested).toEqual([])
    for (const address of [at('/x.png', 'other.example'), 'file:///etc/passwd', '', 'http://['])
      expect(['host', 'refused']).toContain(await faultOf(open(to(address))))
    expect(requested.some((each) => each.startsWith('other.example'))).toBe(false)
  })

  it('is refused if one address of a confirmed host is not allowed', async () => {
    requested.length = 0
    const network = ownNetwork({
      resolve: async () => [
        { address: '127.0.0.1', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    })
    expect(await faultOf(open(at('/x.png'), network))).toBe('closed')
    expect(requested).toEqual([])
  })

  it('is fetched from the address that was checked, without a second DNS lookup', async () => {
    let questions = 0
    const network = ownNetwork({
      resolve: async () => {
        questions += 1
        return [{ address: questions === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
      },
    })
    expect(await open(at('/x.png'), network)).toBe('picture')
    expect(questions).toBe(1)
    // A redirect is checked again.
    questions = 0
    expect(await faultOf(open(to('/y.png'), network))).toBe('closed')
  })

  it('fails with a reason', async () => {
    expect(await faultOf(open(at('/gone')))).toBe('gone')
    expect(await faultOf(open(at('/private')))).toBe('refused')
    expect(await faultOf(open(to(at('/to?to=%2Fto'))))).toBe('refused')
    const circle = at('/to?to=').replace(
      '/to?to=',
      '/to?to=%2Fto%3Fto%3D%252Fto%253Fto%253D%25252Fto%25253Fto%25253D%2525252Fx',
    )
    expect(await faultOf(open(circle))).toBe('redirects')
    const nowhere = ownNetwork({ resolve: () => Promise.reject(new Error('no such host')) })
    expect(await faultOf(open(at('/x.png'), nowhere))).toBe('network')
    await expect(open(at('/slow'), ownNetwork(), undefined, 200)).rejects.toThrow()
  })
})

describe('the network of an installation', () => {
  it('is the public internet, and only the ports of websites', async () => {
    const { isAllowed } = publicNetwork
    const open = [
      ['8.8.8.8', 443],
      ['8.8.8.8', 80],
      ['2606:4700::1', 443],
    ] as const
    const closed = [
      ['8.8.8.8', 22],
      ['8.8.8.8', 8080],
      ['127.0.0.1', 80],
      ['169.254.169.254', 80],
      ['::1', 443],
    ] as const
    for (const [address, used] of open) expect(isAllowed(address, used)).toBe(true)
    for (const [address, used] of closed)
      expect([address, isAllowed(address, used)]).toEqual([address, false])
  })

  it('does not reach this machine, however its address is written', async () => {
    requested.length = 0
    const hosts = '127.0.0.1 2130706433 0x7f.1 0 [::1] [::ffff:127.0.0.1] localhost'
    for (const host of hosts.split(' ')) {
      const address = `http://${host}:${started.port}/x.png`
      expect(await faultOf(open(address, publicNetwork, [hostOf(address) ?? '']))).toBe('closed')
      const usual = `http://${host}/x.png`
      expect(await faultOf(open(usual, publicNetwork, [hostOf(usual) ?? '']))).toBe('closed')
    }
    expect(requested).toEqual([])
  })
})

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOf, environmentOf, type Settings } from '#tests/support/command.ts'
import { addPicture, enginesHere, newFirm, nowhere } from '#tests/support/firms.ts'
import { missingSwift, RealBuckets } from '#tests/support/real-bucket.ts'
import { ServerProcess } from '#tests/support/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts'

// Every command of the manual runs literally. Only paths, names and addresses are replaced by those of
// the test. A command without a row below fails.

const manual = readFileSync('docs/operations.md', 'utf8')
const blocks = [...manual.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block.trim())
const inline = [...manual.matchAll(/`((?:npm run|node scripts\/)[^`]+)`/g)].map(([, text = '']) => text)

/** Runs a text in a shell, with only these settings. */
const typed = (text: string, settings: Settings) => {
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  return endOf(spawn('sh', ['-euc', text], { env: environmentOf({ PATH, ...settings }) }))
}

const startsWell = async (settings: Settings) => {
  const server = new ServerProcess(settings)
  await server.url
  expect(await server.end('SIGTERM')).toBe(0)
}

/** A firm with a picture and its backup, which every test copies. */
let saved: Promise<{ dataDir: string; archive: string }> | undefined

const saveFirm = async () => {
  const firm = await newFirm('embedded')
  await addPicture(firm, 'a picture')
  const folder = makeTemporaryFolder('saved')
  const archive = join(folder, 'firm.mizan')
  expect(await typed(`npm run backup -- ${archive}`, firm)).toMatchObject({ code: 0 })
  const dataDir = join(folder, 'data')
  cpSync(firm.DATA_DIR, dataDir, { recursive: true })
  return { dataDir, archive }
}

const backedUp = async (name: string) => {
  saved ??= saveFirm()
  const { dataDir, archive } = await saved
  const firm = await nowhere('embedded')
  cpSync(dataDir, firm.DATA_DIR, { recursive: true })
  const disk = makeTemporaryFolder('other-disk')
  cpSync(archive, join(disk, name))
  return { firm, disk, onDisk: (block: string) => block.replaceAll('/mnt/other-disk', disk) }
}

/** A test for each block of the manual, by its text. */
const rows: Record<string, (block: string) => Promise<void>> = {
  'npm run backup -- /mnt/other-disk/before-upgrade.mizan': async (block) => {
    const { firm, onDisk } = await backedUp('other.mizan')
    const server = new ServerProcess(firm)
    await server.url
    expect(await typed(onDisk(block), firm)).toMatchObject({ code: 0 })
    await server.end('SIGTERM')
  },
  'npm run backup -- /mnt/other-disk/firm.mizan': async (block) => {
    const { firm, disk, onDisk } = await backedUp('other.mizan')
    expect(await typed(onDisk(block), firm)).toMatchObject({ code: 0 })
    expect(existsSync(join(disk, 'firm.mizan'))).toBe(true)
  },
  'openssl rand -hex 32 > /etc/mizan/backup.key\nBACKUP_KEY_FILE=/etc/mizan/backup.key npm run backup -- /mnt/other-disk/firm.mizan':
    async (block) => {
      const { firm, onDisk } = await backedUp('other.mizan')
      const secret = join(makeTemporaryFolder('secret'), 'backup.key')
      const { code, out } = await typed(onDisk(block).replaceAll('/etc/mizan/backup.key', secret), firm)
      expect([code, out]).toEqual([0, expect.stringContaining('encrypted')])
    },
  'npm run verify -- /mnt/other-disk/firm.mizan': async (block) => {
    const { onDisk } = await backedUp('firm.mizan')
    expect(await typed(onDisk(block), {})).toMatchObject({ code: 0 })
  },
  'npm run restore -- /mnt/other-disk/firm.mizan': async (block) => {
    const { onDisk } = await backedUp('firm.mizan')
    const other = await nowhere('embedded')
    expect(await typed(onDisk(block), other)).toMatchObject({ code: 0 })
    await startsWell(other)
  },
  'npm run restore -- /mnt/other-disk/firm.mizan --replace': async (block) => {
    const { firm, onDisk } = await backedUp('firm.mizan')
    expect(await typed(onDisk(block), firm)).toMatchObject({ code: 0 })
    expect(readdirSync(firm.DATA_DIR).filter((name) => name.startsWith('replaced-'))).toHaveLength(1)
  },
  'npm run verify': async (block) => {
    expect(await typed(block, await newFirm('embedded'))).toMatchObject({ code: 0 })
  },
  'npm run admin -- list\nnpm run admin -- reset-password NAME\nnpm run admin -- reset-password NAME --second-factor\nnpm run admin -- create NAME EMAIL\nnpm run admin -- local NAME':
    async (block) => {
      const firm = await newFirm('embedded')
      const named = block.replace('create NAME EMAIL', 'create amal amal@example.com')
      const { code, out } = await typed(named.replaceAll('NAME', 'admin'), firm)
      expect([code, out.match(/password \S{16}/g)?.length]).toEqual([0, 3])
    },
}

const runsOf = (names: string[]) => blocks.filter((block) => names.includes(block))

describe('the operations manual', () => {
  it.each(runsOf(Object.keys(rows)))('works exactly as written: %s', (block) => rows[block]?.(block))
})

const moves = ['npm run move -- postgresql://mizan:password@localhost:5432/mizan', 'npm run move -- embedded']
const noServer = enginesHere().length > 1 ? '' : ' (SKIPPED: no PostgreSQL)'
it.skipIf(noServer)(`moves a firm to PostgreSQL and back as in the manual${noServer}`, async () => {
  const { firm } = await backedUp('other.mizan')
  const [there = '', back = ''] = runsOf(moves)
  const { DATABASE_URL = '' } = await nowhere('postgresql')
  const address = there.replace(/postgresql:\S+/, DATABASE_URL)
  expect(await typed(address, firm)).toMatchObject({ code: 0 })
  await startsWell({ ...firm, DATABASE_URL })
  expect(await typed(back, { ...firm, DATABASE_URL })).toMatchObject({ code: 0 })
  await startsWell(firm)
})

const filings = ['npm run move -- bucket', 'npm run move -- folder']
const noBucket = missingSwift() ? ` (SKIPPED: ${missingSwift()})` : ''
describe.skipIf(noBucket)(`the manual with a bucket${noBucket}`, () => {
  const buckets = new RealBuckets()
  beforeAll(() => buckets.open())
  afterAll(() => buckets.close())

  it('moves the files into it and back', async () => {
    const { firm } = await backedUp('other.mizan')
    const [there = '', back = ''] = runsOf(filings)
    const settings = { ...firm, FILES_URL: await buckets.make() }
    expect(await typed(there, settings)).toMatchObject({ code: 0 })
    await startsWell({ ...settings, BACKUPS: 'off' })
    expect(await typed(back, settings)).toMatchObject({ code: 0 })
    await startsWell(firm)
  })
})

const install = blocks.filter((block) => /^(npm run release|useradd)/.test(block))
const missing = ['useradd', 'systemctl', 'setpriv'].filter((name) => spawnSync(name, ['--version']).error)
const noRoot =
  process.getuid?.() !== 0
    ? ' (SKIPPED: only root can install)'
    : missing.length > 0
      ? ` (SKIPPED: no ${missing.join(', ')})`
      : ''

describe.skipIf(noRoot)(`the installation of the manual${noRoot}`, () => {
  /** Replaces the root folder of the machine. */
  const root = makeTemporaryFolder('machine')
  const inRoot = (text: string) => text.replaceAll(/(?<![\w.])\/(opt|etc|usr|var)\//g, `${root}/$1/`)

  it('puts every file in its place, and runs a command with the settings and rights of the service', async () => {
    const folders = 'etc/systemd/system opt usr/local/bin usr/bin usr/sbin var/lib/mizan'.split(' ')
    for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
    for (const name of ['passwd', 'shadow', 'group', 'gshadow']) writeFileSync(join(root, 'etc', name), '')
    const [release = '', asRoot = ''] = install
    const made = await typed(release.replace('/tmp/mizan', join(root, 'opt/mizan')), { HOME: root })
    expect([made.code, made.error.includes('rror')]).toEqual([0, false])
    const here = inRoot(asRoot)
      .replace('useradd', `useradd --prefix ${root}`)
      .replace('-g mizan', `-g ${process.getgid?.()}`)
      // Nothing runs on the machine in this folder.
      .replace('systemctl daemon-reload', '')
      .replace('enable --now', `--root=${root} enable`)
    expect(await typed(here, {})).toMatchObject({ code: 0 })
    expect(readFileSync(join(root, 'etc/passwd'), 'utf8')).toMatch(
      /^mizan:.*:\/usr\/sbin\/nologin$|^mizan:.*nologin/m,
    )
    expect(readdirSync(join(root, 'etc/systemd/system/multi-user.target.wants'))).toEqual(['mizan.service'])

    const command = join(root, 'usr/local/bin/mizan')
    writeFileSync(
      command,
      inRoot(readFileSync(command, 'utf8'))
        .replace(`${root}/usr/bin/node`, process.execPath)
        .replace(
          '--reuid=mizan --regid=mizan',
          `--reuid=${process.getuid?.()} --regid=${process.getgid?.()}`,
        ),
    )
    chmodSync(command, 0o755)
    const { disk } = await backedUp('firm.mizan')
    const file = join(root, 'firm.mizan')
    cpSync(join(disk, 'firm.mizan'), file)
    expect(await typed(`${command} restore ${file}`, {})).toMatchObject({ code: 0, error: '' })
    expect(readdirSync(join(root, 'var/lib/mizan'))).toContain('database')
    expect((await typed(`${command} admin list`, {})).out).toContain('admin')
    expect((await typed(command, {})).code).toBe(2)
  })
})

/** Tests of commands that the manual mentions in a sentence. */
const elsewhere: Record<string, string> = {
  'node durability/two-versions.ts --old FOLDER': 'durability/two-versions.test.ts',
  'npm run verify -- --accept-audit-head': 'scripts/verify.test.ts',
}

it('runs every command of the manual', () => {
  const run = new Set([...Object.keys(rows), ...moves, ...filings, ...install])
  expect(blocks.filter((block) => !run.has(block))).toEqual([])
  expect([...run].filter((block) => !blocks.includes(block))).toEqual([])
  const known = blocks.join('\n')
  const named = inline.filter((text) => !known.includes(text.replace(/ (FILE|NAME)$/, '')))
  expect(named.filter((text) => !(text in elsewhere))).toEqual([])
  for (const [text, file] of Object.entries(elsewhere)) {
    const [, script = ''] =
      /([\w-]+)(?:\.ts|$| --)/.exec(text.replace(/^(node scripts\/|npm run )/, '')) ?? []
    expect(readFileSync(file, 'utf8')).toContain(script)
  }
})

import { resolve } from 'node:path'
import type { Environment } from '../../src/env.ts'

type Row = {
  name: string
  read: (environment: Environment) => unknown
  standard: unknown
  right: [text: string, value: unknown][]
  wrong: string[]
  isSecret?: boolean
}

/** Texts that are values themselves. */
const same = (...texts: string[]): [string, unknown][] => texts.map((text) => [text, text])

const scale: Pick<Row, 'standard' | 'right' | 'wrong'> = {
  standard: 1,
  right: [
    ['0.5', 0.5],
    ['1000', 1000],
  ],
  wrong: ['0', '-1', 'many', 'Infinity', 'NaN'],
}

/** The table of docs/configuration.md. */
export const environmentRows: Row[] = [
  {
    name: 'PORT',
    read: ({ port }) => port,
    standard: 3000,
    right: [
      ['0', 0],
      ['8080', 8080],
      [' 443 ', 443],
      ['65535', 65_535],
    ],
    wrong: ['65536', '-1', '80.5', '1e3', '0x50', 'http', '80 81', '٣٠٠٠', '80\n81'],
  },
  {
    name: 'HOST',
    read: ({ host }) => host,
    standard: '127.0.0.1',
    right: same('0.0.0.0', '::', 'localhost'),
    wrong: [],
  },
  {
    name: 'DATA_DIR',
    read: ({ dataDir }) => dataDir,
    standard: resolve('data'),
    right: [
      ['/var/lib/mizan', '/var/lib/mizan'],
      ['here/below', resolve('here/below')],
    ],
    wrong: [],
  },
  {
    name: 'DATABASE_URL',
    read: ({ databaseUrl }) => databaseUrl,
    standard: undefined,
    right: same('postgres://mizan:secret@db:5432/mizan', 'postgresql:///mizan?host=/run/postgresql'),
    wrong: ['mysql://mizan:S3cret@db/mizan', 'mizan:S3cret', 'postgres:S3cret', 'db.example.com/S3cret'],
    isSecret: true,
  },
  {
    name: 'WORKERS',
    read: ({ workers }) => workers,
    standard: 1,
    right: [['1', 1]],
    wrong: ['0', '2', '-1', '65', 'auto'],
  },
  {
    name: 'PUBLIC_URL',
    read: ({ publicUrl }) => publicUrl,
    standard: undefined,
    right: [
      ['https://www.example.com', 'https://www.example.com'],
      ['https://www.example.com/', 'https://www.example.com'],
      ['HTTPS://WWW.Example.com', 'https://www.example.com'],
      ['http://localhost:8080', 'http://localhost:8080'],
    ],
    wrong: `www.example.com ftp://example.com javascript:alert(1) https:// https://example.com/mizan
      https://example.com/?a=b https://example.com/#top https://someone:S3cret@example.com`.split(/\s+/),
    isSecret: true,
  },
  {
    name: 'ADMIN_USERNAME',
    read: ({ admin }) => admin.username,
    standard: 'admin',
    right: same('the.admin', 'مدير-المكتب'),
    wrong: ['ab', 'the admin', 'a\tb\tc', 'x'.repeat(61), '<admin>'],
  },
  {
    name: 'ADMIN_EMAIL',
    read: ({ admin }) => admin.email,
    standard: 'admin@example.com',
    right: [['Office@Example.com', 'office@example.com']],
    wrong: ['admin', 'admin@example', '@example.com', 'a b@example.com', 'a@b@example.com'],
  },
  {
    name: 'ADMIN_PASSWORD',
    read: ({ admin }) => admin.password,
    standard: undefined,
    right: [
      ['كلمة سر', 'كلمة سر'],
      [' blanks count ', ' blanks count '],
      ['é'.repeat(128), 'é'.repeat(128)],
    ],
    wrong: ['S3cr3', 'é'.repeat(129)],
    isSecret: true,
  },
  {
    name: 'SEED',
    read: ({ seed }) => seed,
    standard: 'sample',
    right: same('sample', 'none'),
    wrong: ['Sample', 'demo', 'false'],
  },
  {
    name: 'SMTP_URL',
    read: ({ smtpUrl }) => smtpUrl,
    standard: undefined,
    right: same('smtp://user:secret@mail:587', 'smtps://mail'),
    wrong: ['mail.example.com', 'http://user:S3cret@mail', 'smtp:S3cret'],
    isSecret: true,
  },
  {
    name: 'SMTP_OAUTH',
    read: ({ mailLogin }) => mailLogin,
    standard: undefined,
    // `env-mail-login.test.ts` tests the variables of each provider.
    right: [],
    wrong: ['outlook', 'Microsoft', 'on'],
  },
  {
    name: 'MAIL_FROM',
    read: ({ mailFrom }) => mailFrom,
    standard: undefined,
    right: same('office@example.com', 'مكتب ميزان <office@example.com>'),
    wrong: [
      'office',
      'Mizan <office>',
      'Mizan\r\nBcc: x <office@example.com>',
      'office@example.com, b@example.com',
    ],
  },
  {
    name: 'TRUST_PROXY',
    read: ({ trustProxy }) => trustProxy,
    standard: [],
    right: [
      ['10.0.0.1', ['10.0.0.1']],
      ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ],
    wrong: `1 true proxy.internal 10.0.0.0/33 2001:db8::/129 10.0.0.0/ 10.0.0.1/8/8 10.0.0.1,`.split(/\s+/),
  },
  { name: 'RATE_LIMIT_SCALE', read: ({ rateLimitScale }) => rateLimitScale, ...scale },
  { name: 'TIME_LIMIT_SCALE', read: ({ timeLimitScale }) => timeLimitScale, ...scale },
  {
    name: 'FILES_URL',
    read: ({ bucket }) => bucket,
    standard: undefined,
    // `env-bucket.test.ts` tests its parts.
    right: [],
    wrong: ['on'],
    isSecret: true,
  },
  {
    name: 'CLAMD_URL',
    read: ({ clamdUrl }) => clamdUrl,
    standard: undefined,
    right: same('tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:///run/clamav/clamd.ctl'),
    wrong: `clamd 127.0.0.1:3310 tcp://127.0.0.1 tcp://:3310 tcp://me:S3cret@127.0.0.1:3310
      tcp://127.0.0.1:3310/scan tcp://127.0.0.1:99999 unix:// unix:/// unix://run/clamd.ctl
      /run/clamav/clamd.ctl http://127.0.0.1:3310`.split(/\s+/),
    isSecret: true,
  },
  {
    name: 'WEBHOOK_NETWORKS',
    read: ({ webhookNetworks }) => webhookNetworks,
    standard: [],
    right: [
      ['10.1.2.3', ['10.1.2.3']],
      ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ],
    wrong: ['localhost', '10.0.0.0/33', '10.0.0.1:8080'],
  },
  {
    name: 'OIDC_ISSUER',
    read: ({ directory }) => directory,
    standard: undefined,
    // `env-directory.test.ts` tests its parts.
    right: [],
    wrong: ['on', 'https://me:S3cret@login.example.com'],
    isSecret: true,
  },
  {
    name: 'LOG_LEVEL',
    read: ({ logLevel }) => logLevel,
    standard: 'info',
    right: same('silent', 'debug'),
    wrong: ['INFO', 'verbose', 'true'],
  },
  {
    name: 'SLOW_QUERY_MS',
    read: ({ slowQueryMs }) => slowQueryMs,
    standard: 1000,
    right: [['250', 250]],
    wrong: ['-1', '1.5', '1s', '3600001'],
  },
  {
    name: 'METRICS_PORT',
    read: ({ metrics }) => metrics,
    standard: undefined,
    right: [['9464', { port: 9464, host: '127.0.0.1' }]],
    wrong: ['65536', '-1', 'on'],
  },
  {
    name: 'BACKUPS',
    read: ({ backups }) => backups.isNightly,
    standard: true,
    right: [
      ['nightly', true],
      ['off', false],
    ],
    wrong: ['no', 'false', 'OFF'],
  },
  {
    name: 'BACKUP_DIR',
    read: ({ backups }) => backups.folder,
    standard: resolve('data/backups'),
    right: same('/mnt/other-disk'),
    wrong: [],
  },
  {
    name: 'BACKUP_KEY_FILE',
    read: ({ backups }) => backups.keyFile,
    standard: undefined,
    right: same('/etc/mizan/backup.key'),
    wrong: [],
  },
]

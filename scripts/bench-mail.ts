import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { startDelivery } from '#features/outbox/server/delivery.ts'
import { LinkTokens } from '#features/outbox/server/link-tokens.ts'
import { settings } from '#features/settings/server/table.ts'
import { type MailServerMood, MailServerProcess } from '#tests/support/mail-server-process.ts'
import { openFirm, openFirmApp } from './bench/firm.ts'

/**
 * Measures the cost of mail when a form is sent: calls of the contact form without mail alternate with calls
 * that queue mail, while a mail server accepts it and while it hangs. Alternating spreads slow moments of the
 * machine over all of them. Fails when mail slows the form down by more than the limit.
 */
const rounds = Number(process.argv[2] ?? 400)
const boundInMs = 5

const form = {
  name: 'Sara Al-Harbi',
  email: 'sara@example.com',
  subject: 'An appointment',
  message: 'May I come on Sunday?',
}

const mailLinksKey = randomBytes(32)
const firm = await openFirm()
const { db } = firm.connection
const app = await openFirmApp(firm, mailLinksKey)
try {
  await db.insert(settings).values({ key: 'contact_email', value: '' })
  const results = [await measure('fine'), await measure('stalls')]
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await app.close()
  await firm.close()
}

async function measure(mood: MailServerMood): Promise<boolean> {
  const server = new MailServerProcess([mood])
  const delivery = startDelivery(db, {
    smtpUrl: `smtp://127.0.0.1:${await server.port}`,
    from: async () => 'Mizan <info@mizan.example>',
    publicUrl: () => 'http://localhost:3000',
    linkTokens: new LinkTokens(mailLinksKey),
    timing: { pollEverySeconds: 0.5, timeoutSeconds: 2 },
  })
  const times: Record<'without' | 'with', number[]> = { without: [], with: [] }
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const kind of round % 2 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
        await address(kind === 'with' ? 'office@mizan.example' : '')
        times[kind].push(await send())
      }
  } finally {
    await server.end()
    await delivery.stop()
  }
  const [without, withMail] = [median(times.without), median(times.with)]
  console.log(
    `mail server ${mood}: ${without.toFixed(2)} ms without mail, ${withMail.toFixed(2)} ms with it ` +
      `(${(withMail / without).toFixed(2)} times, bound: ${boundInMs} ms more)`,
  )
  return withMail - without < boundInMs
}

async function address(value: string): Promise<void> {
  await db.update(settings).set({ value }).where(eq(settings.key, 'contact_email'))
}

async function send(): Promise<number> {
  const start = performance.now()
  const response = await app.inject({ method: 'POST', url: '/api/contact', payload: form })
  if (response.statusCode !== 201) throw new Error(`the form answered ${response.statusCode}`)
  return performance.now() - start
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

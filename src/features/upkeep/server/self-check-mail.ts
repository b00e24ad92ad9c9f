import type { Database } from '#db/connection.ts'
import { linkInOffice } from '#features/consultations/server/mails.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import type { Found } from '../schema.ts'
import { readStoredCheck, writeStoredCheck } from './self-check-file.ts'

type Sources = { connection: { db: Database }; dataDir: string; publicUrl: () => string }

/** Time after which admins get a reminder of a lasting problem. */
const reminderInMs = 7 * 24 * 60 * 60_000

/** Notifies all admins of new problems, and once a week of lasting ones. */
export const mailAdmins = async (
  { connection: { db }, dataDir, publicUrl }: Sources,
  found: readonly Found[],
  now: number,
): Promise<void> => {
  const stored = await readStoredCheck(dataDir)
  const names = found.map(({ name }) => name)
  const { told: mailed } = stored
  const isKnown = names.every((name) => mailed?.names.includes(name))
  const isRecent = mailed !== null && now - Date.parse(mailed.at) < reminderInMs
  if (names.length > 0 && !(isKnown && isRecent)) {
    await db.transaction(async (tx) => {
      for (const mailbox of await listAdminMailboxes(tx))
        await queueMail(tx, {
          ...mailbox,
          values: Object.assign({}, ...found.map(({ values }) => values)),
          subject: 'mail.check.subject',
          paragraphs: [
            'mail.check.intro',
            ...found.map(({ finding }) => `check.${finding}` as const),
            'mail.check.todo',
          ],
          ...linkInOffice(publicUrl(), 'system'),
        })
    })
    await writeStoredCheck(dataDir, { ...stored, told: { at: new Date(now).toISOString(), names } })
  } else if (mailed?.names.some((name) => !names.includes(name))) {
    // A resolved problem is reported again if it returns.
    const left = mailed.names.filter((name) => names.includes(name))
    await writeStoredCheck(dataDir, { ...stored, told: left.length > 0 ? { ...mailed, names: left } : null })
  }
}

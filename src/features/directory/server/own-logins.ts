import { may } from '#access/permissions.ts'
import type { OwnLogins } from '#features/auth/server/open-session.ts'
import { queueMail } from '#features/outbox/server/repository.ts'
import { listAdminMailboxes } from '#features/users/server/repository.ts'
import type { ProviderOptions } from '../provider-options.ts'
import { findLocalAdmin } from './repository.ts'

/**
 * Refuses passwords and passkeys of the office where only the directory is allowed. One local admin remains, for the day
 * on which the directory fails; all admins get a mail about each use.
 */
export const ownLoginsOf = ({ isOnly, name }: Pick<ProviderOptions, 'isOnly' | 'name'>): OwnLogins => ({
  directory: name,
  mayUse: async (db, { id, role }) =>
    !isOnly || !may(role, 'dashboard.view') || (await findLocalAdmin(db))?.id === id,
  note: async (db, { id, role, username }, { ipAddress }) => {
    if (!isOnly || !may(role, 'dashboard.view')) return
    await db.transaction(async (tx) => {
      for (const mailbox of await listAdminMailboxes(tx))
        await queueMail(tx, {
          ...mailbox,
          subjectId: id,
          values: { username, address: ipAddress },
          subject: 'mail.localAdmin.subject',
          paragraphs: ['mail.localAdmin.text', 'mail.localAdmin.notYou'],
        })
    })
  },
})

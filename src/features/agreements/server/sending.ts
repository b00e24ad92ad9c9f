import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#api/routes.ts'
import type { Transaction } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { addHistory } from '#features/consultations/server/history-repository.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError } from '#http/errors.ts'
import { mayBecome } from '../rules.ts'
import { closed, lockAgreement } from './changes.ts'
import { canonicalTextOf, contentOf, digestOf, wholeFee } from './content.ts'
import { notifyClient } from './mails.ts'
import { drawContent, readLogo } from './pdf-files.ts'
import {
  type AgreementRow,
  addVersion,
  listInstallments,
  planInstallments,
  refuseStaleDraft,
  setState,
} from './repository.ts'
import { admitSending } from './sending-rules.ts'

const maxBytes = 20 * 1024 * 1024

/**
 * Sends a draft to the client. The file is drawn and stored before the rows are written, so that no lock is
 * held while it is drawn; the rules are checked again with the rows. A repeated press changes nothing.
 */
export const sendAgreement = async (
  request: FastifyRequest,
  sender: MailSender,
  { id, updatedAt }: { id: number; updatedAt: string | undefined },
): Promise<void> => {
  const { db, files } = request.server
  const at = new Date()
  const day = todayInRiyadh(at)
  const checked = await db.transaction((tx) => checkDraft(request, tx, { id, updatedAt, day }))
  if (checked === 'sent') return
  const { content, draft } = checked
  const text = canonicalTextOf(content)
  const pdf = await drawContent(content, { use: 'sent', at, logo: await readLogo({ db, files }) })
  const stored = await files.save(Readable.from([pdf]), maxBytes, async () => undefined)
  const writeRows = () =>
    db.transaction(async (tx) => {
      const again = await checkDraft(request, tx, { id, updatedAt: draft.updatedAt, day })
      if (again === 'sent') throw closed('sent')
      if (canonicalTextOf(again.content) !== text) throw new AppError('stale')
      const { textDigest, sha256 } = { textDigest: digestOf(text), sha256: stored.sha256 }
      await addVersion(tx, {
        agreementId: id,
        version: draft.version,
        content,
        text,
        textDigest,
        storageKey: stored.key,
        size: stored.size,
        sha256,
        sentAt: at.toISOString(),
      })
      await planWholeFee(tx, draft)
      await setState(tx, id, 'sent', {
        sentAt: at.toISOString(),
        openedAt: null,
        decidedAt: null,
        how: null,
        reminded: null,
      })
      await addHistory(tx, again.consultation.id, signedInUser(request).id, 'agreement', draft.number, 'sent')
      await notifyClient(tx, sender, again.consultation, draft, 'sent')
      await auditOf(request)(tx, 'send', 'engagement', id, {
        name: `${draft.number} v${draft.version}`,
        text: textDigest,
        file: sha256,
      })
    })
  await files.nameByRow(stored.key, writeRows).catch((error) => {
    // A colleague was faster.
    if (!(error instanceof AppError && error.state === 'sent')) throw error
  })
}

/** Without installments the whole fee is one, so that its payment can be recorded. By the hour there is none. */
export const planWholeFee = async (tx: Transaction, row: AgreementRow): Promise<void> => {
  const whole = wholeFee(row)
  if (whole && (await listInstallments(tx, row.id)).length === 0) await planInstallments(tx, row.id, [whole])
}

const checkDraft = async (
  request: FastifyRequest,
  tx: Transaction,
  { id, updatedAt, day }: { id: number; updatedAt: string | undefined; day: string },
) => {
  const { partyNumbers: numbers } = request.server
  const { consultation, agreement: draft } = await lockAgreement(tx, request, id)
  refuseOthers(request, draft)
  if (draft.state === 'sent') return 'sent'
  if (!mayBecome(draft, 'sent')) throw closed(draft.state)
  await refuseStaleDraft(tx, id, updatedAt)
  await admitSending(tx, consultation, draft)
  return { consultation, draft, content: await contentOf(tx, draft, consultation, { numbers, day }) }
}

/** Only admins and the lawyer named send it. */
const refuseOthers = (request: FastifyRequest, { lawyerId }: AgreementRow): void => {
  const { id, role } = signedInUser(request)
  if (role !== 'admin' && lawyerId !== id) throw new AppError('forbidden', { detail: 'error.not_lawyer' })
}

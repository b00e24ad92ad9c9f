import { randomUUID } from 'node:crypto'
import { pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, repeatableCall, requireRecentProof } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { AppError, invalidField, notFound } from '#http/errors.ts'
import type { Receiver } from '../schema.ts'
import { hostOfAddress, maxReceivers } from '../values.ts'
import { webhookCalls } from './calls.ts'
import { createTest, findDelivery, listDeliveries, repeatDelivery } from './delivery-repository.ts'
import type { Webhooks } from './open-webhooks.ts'
import { faultOfAddress, type ReceiverNetwork } from './receiver-network.ts'
import {
  countReceivers,
  createReceiver,
  deleteReceiver,
  findReceiver,
  findSealedSecret,
  listReceivers,
  replaceSecret,
  updateReceiver,
} from './repository.ts'
import { newSecret, type WebhookSecrets } from './signature.ts'

/**
 * Receivers of events, for admins. A receiver learns what happens in the firm, so a change of it requires a recent
 * proof.
 */
export const webhookRoutes =
  ({ secrets, network }: Webhooks): Routes =>
  async (app) => {
    const on = register(app, webhookCalls)
    const proved = { onRequest: requireRecentProof }

    on('GET /api/admin/webhooks', () => listReceivers(app.db))

    on('GET /api/admin/webhooks/:id', async ({ params }) => getReceiver(app.db, params.id))

    on('POST /api/admin/webhooks', proved, async (request) => {
      const { body } = request
      refuseAddress(body.address, network)
      const { answer } = await answerOnce(app.db, repeatableCall(request, body), {
        write: async (tx) => {
          if ((await countReceivers(tx)) >= maxReceivers) throw new AppError('webhooks_full')
          const id = await createReceiver(tx, body, (each) => secrets.seal(newSecret(), each))
          await auditOf(request)(tx, 'create', 'webhook', id, nameOf(body))
          return id
        },
        read: (tx, id) => withSecret(tx, id, secrets),
      })
      return answer
    })

    on('PUT /api/admin/webhooks/:id', proved, async (request) => {
      const { params, body } = request
      if (body.address !== undefined) refuseAddress(body.address, network)
      return app.db.transaction(async (tx) => {
        if (!(await updateReceiver(tx, params.id, body))) notFound()
        const saved = await getReceiver(tx, params.id)
        await auditOf(request)(tx, 'update', 'webhook', params.id, {
          ...nameOf(saved),
          ...(body.isActive !== undefined && { isActive: String(body.isActive) }),
        })
        return saved
      })
    })

    on('DELETE /api/admin/webhooks/:id', proved, async (request) => {
      const { id } = request.params
      await app.db.transaction(async (tx) => {
        const address = (await deleteReceiver(tx, id)) ?? notFound()
        await auditOf(request)(tx, 'delete', 'webhook', id, nameOf({ address }))
      })
    })

    on('POST /api/admin/webhooks/:id/secret', proved, async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        if (!(await replaceSecret(tx, id, secrets.seal(newSecret(), id)))) notFound()
        const saved = await withSecret(tx, id, secrets)
        await auditOf(request)(tx, 'update', 'webhook', id, { ...nameOf(saved), field: 'secret' })
        return saved
      })
    })

    on('POST /api/admin/webhooks/:id/test', async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const found = await getActive(tx, id)
        const sent = await createTest(tx, id, `evt_${randomUUID()}`)
        await auditOf(request)(tx, 'send', 'webhook', id, nameOf(found))
        return (await findDelivery(tx, sent)) ?? notFound()
      })
    })

    on('GET /api/admin/webhook-deliveries', async (request, reply) => {
      const { query } = request
      return replyWithPage(request, reply, query, await listDeliveries(app.db, pageOf(query)))
    })

    on('POST /api/admin/webhook-deliveries/:id/resend', async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const { receiverId } = (await findDelivery(tx, id)) ?? notFound()
        const found = await getActive(tx, receiverId)
        await repeatDelivery(tx, id)
        await auditOf(request)(tx, 'resend', 'webhook', receiverId, nameOf(found))
        return (await findDelivery(tx, id)) ?? notFound()
      })
    })
  }

const getReceiver = async (db: Database, id: number): Promise<Receiver> =>
  (await findReceiver(db, id)) ?? notFound()

/** Refuses a receiver that is off: the event would wait until somebody switches it on. */
const getActive = async (db: Database, id: number): Promise<Receiver> => {
  const found = await getReceiver(db, id)
  if (!found.isActive) throw new AppError('webhook_off')
  return found
}

const withSecret = async (db: Database, id: number, secrets: WebhookSecrets) => {
  const sealed = (await findSealedSecret(db, id)) ?? notFound()
  return { ...(await getReceiver(db, id)), secret: secrets.unseal(sealed, id) }
}

/** The host only, since the rest of an address may be a secret. */
const nameOf = ({ address }: { address: string }) => ({ name: hostOfAddress(address) })

const refuseAddress = (address: string, network: ReceiverNetwork): void => {
  const fault = faultOfAddress(new URL(address), network)
  if (fault) invalidField('address', `val.webhook.${fault}`)
}

import type { FastifyRequest } from 'fastify'
import { listOptions, newestFirst, pageOf, replyWithPage } from '#api/lists.ts'
import { type Routes, register, repeatableCall, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { answerOnce } from '#features/answered-calls/server/repository.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import { openStatuses } from '#features/consultations/rules.ts'
import type { MailSender } from '#features/consultations/server/mails.ts'
import { findConsultation } from '#features/consultations/server/repository.ts'
import { holdStaff } from '#features/users/server/repository.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { AppError, type FieldError, invalidField, notFound } from '#http/errors.ts'
import type { TemplateInput } from '../input.ts'
import { mayEdit, stateOn } from '../rules.ts'
import { defaultMissingDays } from '../values.ts'
import { agreementCalls } from './calls.ts'
import { closed, lockAgreement, lockRequest, recordOversightOf, recordStep } from './changes.ts'
import { readNafithSheet } from './nafith.ts'
import {
  agreementSortFields,
  createTemplate,
  deleteTemplate,
  findTemplate,
  listAgreements,
  listMissing,
  listTemplates,
  updateTemplate,
} from './office-repository.ts'
import { drawingProcess } from './pdf/draw.ts'
import { sendPdf } from './pdf-files.ts'
import { sendRecord } from './record-file.ts'
import {
  type AgreementRow,
  createAgreement,
  deleteDraft,
  findAgreement,
  findParties,
  hasDraft,
  listOfRequest,
  updateAgreement,
} from './repository.ts'
import { readAgreement } from './responses.ts'
import { sendAgreement } from './sending.ts'
import { unknownPlaceholder } from './sending-rules.ts'

/** One agreement as the office answers it. */
export const answerOf = async (
  { server, ...request }: Pick<FastifyRequest, 'server' | 'user'>,
  db: Database,
  row: AgreementRow,
) =>
  readAgreement(db, row, (await findParties(db, row.consultationId)) ?? notFound(), {
    reader: request.user ?? notFound(),
    seal: server.agreementSeal,
    numbers: server.partyNumbers,
    today: todayInRiyadh(new Date()),
  })

/** Drafts and lists of agreements, for those who may open the request. */
export const agreementRoutes =
  (sender: MailSender): Routes =>
  async (app) => {
    const on = register(app, agreementCalls)
    app.addHook('onClose', () => drawingProcess.stop())

    on('GET /api/admin/engagements', async (request, reply) => {
      const { query } = request
      const { state = 'all', lawyerId } = query
      const page = await listAgreements(app.db, {
        reader: signedInUser(request),
        state,
        lawyerId,
        ...listOptions(query, agreementSortFields, newestFirst),
      })
      return replyWithPage(request, reply, query, page)
    })

    on('GET /api/admin/engagements/missing', async (request, reply) => {
      const { query } = request
      const page = await listMissing(app.db, {
        reader: signedInUser(request),
        days: query.days ?? defaultMissingDays,
        page: pageOf({ ...query, q: undefined, sort: undefined }),
      })
      return replyWithPage(request, reply, { ...query, q: undefined, sort: undefined }, page)
    })

    on('GET /api/admin/consultations/:id/engagements', async (request) => {
      const { id } = request.params
      const found = (await findConsultation(app.db, id, signedInUser(request))) ?? notFound()
      if (!found.isOpen) notFound()
      const agreements = []
      for (const row of await listOfRequest(app.db, id)) {
        await recordOversightOf(request, row)
        agreements.push(await answerOf(request, app.db, row))
      }
      const isOpen = openStatuses.some((open) => open === found.status)
      return {
        mayCreate: isOpen && !agreements.some(({ state }) => state === 'draft'),
        engagements: agreements,
      }
    })

    on('POST /api/admin/consultations/:id/engagements', async (request) => {
      const { id } = request.params
      const { answer } = await answerOnce(app.db, repeatableCall(request, [id, request.body]), {
        write: async (tx) => {
          const { status } = await lockRequest(tx, request, id)
          if (!openStatuses.some((open) => open === status)) throw new AppError('request_closed')
          if (await hasDraft(tx, id)) throw new AppError('engagement_drafted')
          await admitLawyer(tx, request.body.lawyerId)
          const created = await createAgreement(tx, id, request.body)
          await recordStep(tx, request, { ...created, version: 1, consultationId: id }, 'created')
          return created.id
        },
        read: async (tx, created) =>
          answerOf(request, tx, (await findAgreement(tx, created, signedInUser(request))) ?? notFound()),
      })
      return answer
    })

    on('GET /api/admin/engagements/:id', async (request) => {
      const row = (await findAgreement(app.db, request.params.id, signedInUser(request))) ?? notFound()
      await recordOversightOf(request, row)
      return answerOf(request, app.db, row)
    })

    on('PUT /api/admin/engagements/:id', async (request) => {
      const { id } = request.params
      return app.db.transaction(async (tx) => {
        const { consultation, agreement } = await lockAgreement(tx, request, id)
        const state = stateOn(agreement, todayInRiyadh(new Date()))
        if (!mayEdit({ state })) throw closed(state)
        if (agreement.state !== 'draft' && (await hasDraft(tx, consultation.id)))
          throw new AppError('engagement_drafted')
        await admitLawyer(tx, request.body.lawyerId)
        await updateAgreement(tx, agreement, request.body)
        await auditOf(request)(tx, 'update', 'engagement', id, { name: agreement.number })
        return answerOf(request, tx, (await findAgreement(tx, id, signedInUser(request))) ?? notFound())
      })
    })

    on('DELETE /api/admin/engagements/:id', (request) =>
      app.db.transaction(async (tx) => {
        const { agreement } = await lockAgreement(tx, request, request.params.id)
        if (!(await deleteDraft(tx, agreement)))
          throw closed(agreement.state === 'draft' ? 'sent' : agreement.state)
        await auditOf(request)(tx, 'delete', 'engagement', agreement.id, { name: agreement.number })
      }),
    )

    on('POST /api/admin/engagements/:id/send', async (request) => {
      const { id } = request.params
      await sendAgreement(request, sender, { id, updatedAt: request.body.updatedAt })
      return answerOf(request, app.db, (await findAgreement(app.db, id, signedInUser(request))) ?? notFound())
    })

    on('GET /api/admin/engagements/:id/pdf', async (request, reply) => {
      const row = (await findAgreement(app.db, request.params.id, signedInUser(request))) ?? notFound()
      await recordOversightOf(request, row)
      const { use, disposition } = request.query
      return sendPdf(request, reply, row, {
        isForSigning: use === 'signing',
        isFramed: disposition === 'inline',
      })
    })

    on('GET /api/admin/engagements/:id/record', async (request, reply) => {
      const row = (await findAgreement(app.db, request.params.id, signedInUser(request))) ?? notFound()
      await recordOversightOf(request, row)
      return sendRecord(request, reply, row)
    })

    on('GET /api/admin/engagements/:id/nafith', async (request) => {
      const row = (await findAgreement(app.db, request.params.id, signedInUser(request))) ?? notFound()
      await recordOversightOf(request, row)
      return readNafithSheet(app.db, row, app.partyNumbers)
    })
  }

const admitLawyer = async (db: Database, lawyerId: number): Promise<void> => {
  if (!(await holdStaff(db, lawyerId))) invalidField('lawyerId', 'val.assignee')
}

/** The texts of a practice area. Agreements have copies and do not change. */
export const agreementTemplateRoutes: Routes = async (app) => {
  const on = register(app, agreementCalls)

  on('GET /api/admin/engagement-templates', () => listTemplates(app.db))

  on('POST /api/admin/engagement-templates', (request) => {
    refuseUnknownPlaceholders(request.body)
    return app.db.transaction(async (tx) => {
      const id = await createTemplate(tx, request.body)
      await auditOf(request)(tx, 'create', 'engagementTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    })
  })

  on('PUT /api/admin/engagement-templates/:id', (request) => {
    refuseUnknownPlaceholders(request.body)
    return app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await updateTemplate(tx, id, request.body))) notFound()
      await auditOf(request)(tx, 'update', 'engagementTemplate', id)
      return (await findTemplate(tx, id)) ?? notFound()
    })
  })

  on('DELETE /api/admin/engagement-templates/:id', (request) =>
    app.db.transaction(async (tx) => {
      const { id } = request.params
      if (!(await deleteTemplate(tx, id))) notFound()
      await auditOf(request)(tx, 'delete', 'engagementTemplate', id)
    }),
  )
}

/** Otherwise a misspelt one appears in the agreement as it is typed. */
const refuseUnknownPlaceholders = (template: TemplateInput): void => {
  const errors = (['textAr', 'textEn'] as const).flatMap((field): FieldError[] => {
    const name = unknownPlaceholder(template[field])
    if (name === undefined) return []
    return [{ field, message: `val.agreement.placeholder?${new URLSearchParams({ name: `{${name}}` })}` }]
  })
  if (errors.length > 0) throw new AppError('invalid', { errors })
}

import { listOptions, newestFirst, replyWithPage } from '#api/lists.ts'
import { type Routes, register, signedInUser } from '#api/routes.ts'
import type { Database } from '#db/connection.ts'
import { auditOf } from '#features/audit/server/audit-of.ts'
import {
  findGuestId,
  findGuestIdentity,
  lockGuestRequests,
  setGuestIdentity,
} from '#features/consultations/server/guest-repository.ts'
import { mayListConsultation } from '#features/consultations/server/readers.ts'
import { requireWithdrawer } from '#features/users/server/rules.ts'
import { AppError, notFound } from '#http/errors.ts'
import { mayChangeNote, mayRemoveNote } from '../rules.ts'
import type { PersonNote } from '../schema.ts'
import { eventsAtOnce } from '../values.ts'
import { peopleCalls } from './calls.ts'
import { listDirectory } from './directory-repository.ts'
import {
  addNote,
  changeNote,
  findGuestPerson,
  findNotes,
  findPerson,
  listEvents,
  lockClient,
  lockNote,
  removeNote,
} from './repository.ts'

/** Clients, with the entries about their matters that the user may see (decision 63). */
export const peopleRoutes: Routes = async (app) => {
  const on = register(app, peopleCalls)

  on('GET /api/admin/people', async (request, reply) => {
    const { query } = request
    const { q, page } = listOptions(query, ['createdAt'], newestFirst)
    const people = await listDirectory(app.db, {
      reader: signedInUser(request),
      kind: query.kind ?? 'all',
      q,
      page,
    })
    return replyWithPage(request, reply, query, people)
  })

  on('GET /api/admin/people/:id', async ({ params }) => (await findPerson(app.db, params.id)) ?? notFound())

  on('GET /api/admin/people/:id/events', async (request) => {
    const { kind = 'all', count = eventsAtOnce } = request.query
    const { id } = (await findPerson(app.db, request.params.id)) ?? notFound()
    return listEvents(
      app.db,
      { userId: id },
      {
        reader: signedInUser(request),
        kind: kind === 'all' ? undefined : kind,
        count,
      },
    )
  })

  on('POST /api/admin/people/:id/notes', async (request) =>
    app.db.transaction(async (tx) => {
      const { id: userId } = (await lockClient(tx, request.params.id)) ?? notFound()
      const { text } = request.body
      const id = await addNote(tx, { userId, authorId: signedInUser(request).id, text })
      await auditOf(request)(tx, 'create', 'personNote', userId)
      return getNote(tx, id)
    }),
  )

  on('PUT /api/admin/notes/:id', async (request) =>
    app.db.transaction(async (tx) => {
      const note = (await lockNote(tx, request.params.id)) ?? notFound()
      if (!mayChangeNote(signedInUser(request), note)) throw new AppError('forbidden')
      await changeNote(tx, note.id, request.body)
      await auditOf(request)(tx, 'update', 'personNote', note.userId)
      return getNote(tx, note.id)
    }),
  )

  on('DELETE /api/admin/notes/:id', async (request) =>
    app.db.transaction(async (tx) => {
      const note = (await lockNote(tx, request.params.id)) ?? notFound()
      if (!mayRemoveNote(signedInUser(request), note)) throw new AppError('forbidden')
      await removeNote(tx, note.id)
      await auditOf(request)(tx, 'delete', 'personNote', note.userId)
    }),
  )
}

const getNote = async (db: Database, id: number): Promise<PersonNote> =>
  (await findNotes(db, [id]))[0] ?? notFound()

/** Persons without an account (decision 63). The id of any of their requests identifies them, if the user may list it. */
export const guestRoutes: Routes = async (app) => {
  const on = register(app, peopleCalls)

  on('GET /api/admin/guests/:id', async (request) => {
    const reader = signedInUser(request)
    return (await findGuestPerson(app.db, request.params.id, reader)) ?? notFound()
  })

  on('GET /api/admin/guests/:id/events', async (request) => {
    const { kind = 'all', count = eventsAtOnce } = request.query
    const reader = signedInUser(request)
    const { guestId } = (await findGuestPerson(app.db, request.params.id, reader)) ?? notFound()
    const requested = { reader, kind: kind === 'all' ? undefined : kind, count }
    return listEvents(app.db, { guestId }, requested)
  })

  on('GET /api/admin/guests/:id/identity', async (request) => {
    const { guestId } =
      (await findGuestPerson(app.db, request.params.id, signedInUser(request))) ?? notFound()
    return (await findGuestIdentity(app.db, guestId)) ?? notFound()
  })

  on('PUT /api/admin/guests/:id/identity', async (request) => {
    const { id } = request.params
    const actor = signedInUser(request)
    const { documentKind = null } = request.body
    const isWithdrawn = request.body.note === null
    if (isWithdrawn) await requireWithdrawer(request)
    return app.db.transaction(async (tx) => {
      const guestId = (await findGuestId(tx, id, mayListConsultation(actor))) ?? notFound()
      await lockGuestRequests(tx, guestId)
      const before = (await findGuestIdentity(tx, guestId)) ?? notFound()
      // A kind of document that is added to a record leaves its note.
      const { note = before.note } = request.body
      // A repeated call after a lost response.
      if (before.note === note && before.documentKind === documentKind) return before
      // A record may lack the kind of document, which anybody who may record it can add.
      const addsKind = before.documentKind === null && documentKind !== null
      if (before.seenAt !== null && !isWithdrawn && !addsKind) throw new AppError('already_identified')
      await setGuestIdentity(tx, guestId, isWithdrawn ? null : { ...request.body, note, byId: actor.id })
      await auditOf(request)(tx, isWithdrawn ? 'withdrawIdentity' : 'identify', 'consultation', id)
      return (await findGuestIdentity(tx, guestId)) ?? notFound()
    })
  })
}

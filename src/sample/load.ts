import type { Database } from '#db/connection.ts'
import { clients } from '#features/clients/server/table.ts'
import {
  consultationHistory,
  consultationNotes,
  consultations,
} from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { storyParts } from '#features/firm-story/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { renderedGuidesOf } from '#features/services/server/guide.ts'
import { services } from '#features/services/server/table.ts'
import { settings } from '#features/settings/server/table.ts'
import { teamMembers } from '#features/team-members/server/table.ts'
import { hashPassword } from '#features/users/server/password.ts'
import { users } from '#features/users/server/table.ts'
import { sampleClients } from './clients.ts'
import { sampleConsultations } from './consultations.ts'
import { sampleContactMessages, sampleNewsletterSubscribers } from './contact-messages.ts'
import { sampleMessages } from './messages.ts'
import { samplePublications } from './publications/publications.ts'
import { sampleServices } from './services.ts'
import { sampleSettings } from './settings.ts'
import { sampleStory } from './story.ts'
import { sampleTeamMembers } from './team-members.ts'
import type { SampleConsultation, SampleConsultationChange } from './types.ts'
import { sampleUsers } from './users.ts'

/**
 * Fills an empty database with the sample firm, all or nothing. Passwords are random and not stored anywhere.
 */
export const loadSampleFirm = async (db: Database, now = new Date()): Promise<void> => {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * 24 * 60 * 60_000).toISOString()
  const atOrNull = (daysAgo: number | null) => (daysAgo === null ? null : at(daysAgo))
  const password = await hashPassword(crypto.randomUUID())

  await db.transaction(async (tx) => {
    await tx.insert(settings).values([...sampleSettings])
    await tx.insert(storyParts).values(storyRows())
    await tx
      .insert(services)
      .values(sampleServices.map((service) => ({ ...service, ...renderedGuidesOf(service) })))
    await tx
      .insert(clients)
      .values(sampleClients.map(({ logo, ...client }) => ({ ...client, ...sampleConsent, logoUrl: logo })))

    const people = await tx
      .insert(users)
      .values(sampleUsers.map(({ daysAgo, ...user }) => ({ ...user, password, createdAt: at(daysAgo) })))
      .returning({ id: users.id, username: users.username })
    const idOf = (username: string | null): number | null => {
      if (username === null) return null
      const person = people.find((candidate) => candidate.username === username)
      if (!person) throw new Error(`the sample names an unknown user: ${username}`)
      return person.id
    }

    await tx.insert(teamMembers).values(
      sampleTeamMembers.map(({ username, languages, areas, licenseEndsInDays, ...member }) => ({
        ...member,
        licenseEnd: licenseEndsInDays === null ? null : at(-licenseEndsInDays).slice(0, 10),
        languages: [...languages],
        areas: [...areas],
        userId: idOf(username),
      })),
    )
    await tx.insert(publications).values(
      samplePublications.map(({ daysAgo, authorUsername, publishedLanguages, ...publication }) => ({
        ...publication,
        publishedLanguages: [...publishedLanguages],
        userId: idOf(authorUsername),
        publishDate: at(daysAgo),
        createdAt: at(Math.max(daysAgo, 0)),
      })),
    )

    for (const sample of oldestFirst(sampleConsultations)) {
      const [created] = await tx
        .insert(consultations)
        .values(rowOf(sample, idOf, at, atOrNull))
        .returning({ id: consultations.id })
      if (!created) throw new Error('insert returned no row')
      await tx.insert(consultationHistory).values([
        {
          consultationId: created.id,
          userId: idOf(sample.username),
          field: 'created' as const,
          from: null,
          to: 'pending',
          createdAt: at(sample.daysAgo),
        },
        ...sample.history.map((change) => historyRowOf(created.id, change, idOf, at)),
      ])
      const notes = notesOf(created.id, sample, idOf, at)
      if (notes.length > 0) await tx.insert(consultationNotes).values(notes)
    }

    const messageIds = new Map<string, number>()
    for (const { key, parentKey, fromUsername, toUsername, daysAgo, ...message } of oldestFirst(
      sampleMessages,
    )) {
      const [created] = await tx
        .insert(messages)
        .values({
          ...message,
          fromUserId: idOf(fromUsername),
          toUserId: idOf(toUsername),
          parentMessageId: parentKey === null ? null : (messageIds.get(parentKey) ?? null),
          createdAt: at(daysAgo),
        })
        .returning({ id: messages.id })
      if (created) messageIds.set(key, created.id)
    }

    await tx.insert(contactMessages).values(
      oldestFirst(sampleContactMessages).map(({ daysAgo, ...message }) => ({
        ...message,
        createdAt: at(daysAgo),
      })),
    )
    await tx.insert(newsletterSubscribers).values(
      sampleNewsletterSubscribers.map(({ daysAgo, confirmedDaysAgo, ...subscriber }) => ({
        ...subscriber,
        subscribedAt: at(daysAgo),
        confirmedAt: atOrNull(confirmedDaysAgo),
      })),
    )
  })
}

/** Each part in order, after the previous ones. */
/** Invented people and companies need no consent; the forms require one. */
const sampleConsent = {
  consentBy: 'Sample firm',
  consentOn: '2025-01-01',
  consentNote: 'Invented for the sample firm · من بيانات المكتب التجريبي',
}

export const storyRows = () =>
  sampleStory.map((part, displayOrder) => ({
    ...part,
    ...(part.kind === 'testimonial' && sampleConsent),
    displayOrder,
    isSample: true,
  }))

const oldestFirst = <Dated extends { daysAgo: number }>(dated: readonly Dated[]): Dated[] =>
  dated.toSorted((a, b) => b.daysAgo - a.daysAgo)

type IdOf = (username: string | null) => number | null
type At = (daysAgo: number) => string

const rowOf = (
  {
    username,
    assignedTo,
    daysAgo,
    firstAnswerDaysAgo,
    preferredDaysAgo,
    history,
    ...sample
  }: SampleConsultation,
  idOf: IdOf,
  at: At,
  atOrNull: (daysAgo: number | null) => string | null,
) => ({
  ...sample,
  userId: idOf(username),
  assignedToId: idOf(assignedTo),
  preferredDate: atOrNull(preferredDaysAgo)?.slice(0, 10) ?? null,
  firstAnswerAt: atOrNull(firstAnswerDaysAgo),
  createdAt: at(daysAgo),
  updatedAt: at(Math.min(daysAgo, ...history.map((change) => change.daysAgo))),
})

/** Each text of the notes is an entry. */
const notesOf = (consultationId: number, { history }: SampleConsultation, idOf: IdOf, at: At) =>
  history.flatMap(({ field, to, byUsername, daysAgo }) =>
    field === 'notes' && to
      ? { consultationId, authorId: idOf(byUsername), text: to, createdAt: at(daysAgo) }
      : [],
  )

/** Replaces usernames by ids; the text of notes is left out of the history. */
const historyRowOf = (
  consultationId: number,
  { field, from, to, byUsername, daysAgo }: SampleConsultationChange,
  idOf: IdOf,
  at: At,
) => {
  const shown = (value: string | null) => {
    if (field === 'notes') return null
    return field === 'assignedToId' ? (idOf(value)?.toString() ?? null) : value
  }
  return {
    consultationId,
    userId: idOf(byUsername),
    field,
    from: shown(from),
    to: shown(to),
    createdAt: at(daysAgo),
  }
}

import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connection.ts'
import { recordAudit } from '#features/audit/server/repository.ts'
import { passkeyChallenges, passkeys } from '#features/auth/passkeys/server/table.ts'
import { failuresOfName } from '#features/auth/server/password-failures.ts'
import { countAttempt, loginFailureWindow } from '#features/auth/server/repository.ts'
import { devices, sessions, tokens } from '#features/auth/server/table.ts'
import { recoveryCodes, twoFactors } from '#features/auth/two-factor/server/table.ts'
import { conflictChecks, consultationParties } from '#features/conflicts/server/table.ts'
import { consents } from '#features/consents/server/table.ts'
import { consultationHistory, consultations } from '#features/consultations/server/table.ts'
import { contactMessages } from '#features/contact-messages/server/table.ts'
import { conversations } from '#features/conversations/server/table.ts'
import { documentRequests, documents, documentViews } from '#features/documents/server/table.ts'
import { favorites } from '#features/favorites/server/table.ts'
import { messages } from '#features/messages/server/table.ts'
import { createConfirmation } from '#features/newsletter/server/repository.ts'
import { newsletterSubscribers } from '#features/newsletter/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { personNotes } from '#features/people/server/table.ts'
import { erasureRequests } from '#features/personal-data/server/table.ts'
import { publications } from '#features/publications/server/table.ts'
import { users } from '#features/users/server/table.ts'
import { addMarkedMatter } from './marked-matter.ts'
import { insertId, insertRow } from './rows.ts'
import { storeText } from './stored-file.ts'
import { type Person, signUp } from './test-app.ts'

/**
 * A client with a record in every table about people. All their texts start with `mark`, so that a search for
 * `mark` finds any that remain.
 */
export const signUpMarked = async (
  app: FastifyInstance,
  mark: string,
  lawyer: Person,
): Promise<Person & { email: string; storageKey: string }> => {
  const person = await signUp(app, 'client', `${mark}u`)
  const marked = { db: app.db, mark, userId: person.id, email: `${mark}u@example.com`, lawyer }
  await fillAccount(marked)
  const consultationId = await addConsultations(marked)
  await addMarkedMatter(app, { mark, consultationId, lawyerId: lawyer.id })
  const sent = await addDocuments(app, marked, consultationId)
  await addMessages(marked, consultationId, sent.id)
  await addRest(marked)
  await recordAudit(app.db, {
    actor: { id: person.id, firstName: `${mark}f`, lastName: `${mark}l` },
    action: 'create',
    entity: 'consultation',
    entityId: consultationId,
    ipAddress: `${mark}ip`,
  })
  return { ...person, email: marked.email, storageKey: sent.storageKey }
}

type Marked = { db: Database; mark: string; userId: number; email: string; lawyer: Person }

const fillAccount = async ({ db, mark, userId, email }: Marked) => {
  await db
    .update(users)
    .set({
      firstName: `${mark}f`,
      lastName: `${mark}l`,
      phone: `+96655${mark}`,
      registrationReason: `${mark}r`,
      isVerified: true,
      seenInPersonAt: sql`now()`,
      seenInPersonDocument: 'passport',
      seenInPersonNote: `${mark}note`,
    })
    .where(eq(users.id, userId))
  await db
    .update(sessions)
    .set({ userAgent: `${mark}agent`, ipAddress: `${mark}ip` })
    .where(eq(sessions.userId, userId))
  await db.insert(personNotes).values({ userId, text: `${mark}officenote` })
  await db.insert(devices).values({ userId, tokenHash: `${mark}device` })
  await db.insert(tokens).values({
    tokenHash: `${mark}token`,
    purpose: 'email_verification',
    userId,
    email,
    expiresAt: '2999-01-01T00:00:00Z',
  })
  await createConfirmation(db, email)
  await countAttempt(db, failuresOfName(`${mark}u`), loginFailureWindow)
  await db.insert(twoFactors).values({ userId, secret: `${mark}secret`, confirmedAt: '2026-01-01T00:00:00Z' })
  await db.insert(recoveryCodes).values({ userId, codeHash: `${mark}code` })
  await db.insert(passkeys).values({
    userId,
    userHandle: `${mark}handle`,
    relyingParty: 'localhost',
    credentialId: `${mark}credential`,
    publicKey: `${mark}key`,
    counter: 0,
    transports: ['internal'],
    isSynced: false,
    name: `${mark}passkey`,
  })
  await db
    .insert(passkeyChallenges)
    .values({ hash: `${mark}challenge`, purpose: 'proof', userId, expiresAt: '2999-01-01T00:00:00Z' })
}

const addConsultations = async ({ db, mark, userId, email, lawyer }: Marked): Promise<number> => {
  const consultation = {
    firstName: `${mark}f`,
    lastName: `${mark}l`,
    email,
    phone: `+96655${mark}`,
    service: 'intellectual-property' as const,
    subject: `${mark}subject`,
    message: `${mark}message <script>alert(1)</script>`,
    preferredDate: '2030-01-06',
    preferredTime: '10:00',
    notes: `${mark}notes`,
    assignedToId: lawyer.id,
  }
  const consultationId = await insertId(db, consultations, { ...consultation, userId })
  const guests = { service: 'real-estate', subject: `${mark}guest`, message: `${mark}guest` } as const
  await db.insert(consultations).values({ ...consultation, ...guests })
  await db.insert(consultationHistory).values([
    { consultationId, userId, field: 'created', to: 'pending' },
    { consultationId, userId: lawyer.id, field: 'assignedToId', to: String(lawyer.id) },
  ])
  await db.insert(consultationParties).values({
    consultationId,
    role: 'client',
    nameArabic: `${mark}a`,
    nameLatin: `${mark}p`,
    numberKind: 'identity',
    sealedNumber: `${mark}sealed`,
    numberHash: `${mark}hash`,
  })
  await db.insert(conflictChecks).values({ consultationId, result: 'waived', reason: `${mark}reason` })
  await db.insert(conversations).values({
    consultationId,
    channel: 'whatsapp',
    direction: 'in',
    at: '2026-01-05T07:00:00Z',
    text: `${mark}conversation`,
    importId: `${mark}import`,
    recordedById: lawyer.id,
  })
  await db.insert(contactMessages).values({
    name: `${mark}f`,
    email: email.toUpperCase(),
    phone: `+96655${mark}`,
    subject: `${mark}contactsubject`,
    message: `${mark}contactmessage`,
  })
  return consultationId
}

/** Adds a document that the person sent, and one that the firm shared. Returns the id of the first. */
const addDocuments = async (
  { db, files }: FastifyInstance,
  { mark, userId, lawyer }: Marked,
  consultationId: number,
) => {
  const addDocument = async (uploadedById: number) => {
    const row = await insertRow(db, documents, {
      ...(await storeText(files, `${mark}bytes`)),
      ...{ userId, uploadedById, consultationId, name: `عقد ${mark}.txt`, type: 'text/plain' },
    })
    await db.insert(documentViews).values({ documentId: row.id, userId: lawyer.id })
    return row
  }
  const sent = await addDocument(userId)
  await addDocument(lawyer.id)
  await db.insert(documentRequests).values({
    userId,
    consultationId,
    requestedById: lawyer.id,
    title: `${mark}asked`,
    dueDate: '2030-01-08',
  })
  return sent
}

const addMessages = async (
  { db, mark, userId, lawyer }: Marked,
  consultationId: number,
  documentId: number,
) => {
  const parentMessageId = await insertId(db, messages, {
    fromUserId: userId,
    isToFirm: true,
    consultationId,
    subject: `${mark}lettersubject`,
    content: `${mark}letter <img src=x onerror=alert(1)>`,
    attachments: [documentId],
  })
  await db.insert(messages).values({
    fromUserId: lawyer.id,
    toUserId: userId,
    parentMessageId,
    subject: `${mark}lettersubject`,
    content: `${mark}answer`,
  })
}

const addRest = async ({ db, mark, userId, email }: Marked) => {
  const liked = { titleEn: `Liked by ${mark.length} people`, contentEn: 'Clauses that hold when tested.' }
  await db.insert(favorites).values({ userId, publicationId: await insertId(db, publications, liked) })
  await db.insert(consents).values([
    { userId, email, purpose: 'terms', textVersion: '3', language: 'ar', isGiven: true },
    { userId: null, email, purpose: 'newsletter', textVersion: '3', language: 'ar', isGiven: true },
  ])
  await db.insert(newsletterSubscribers).values({ email, confirmedAt: '2026-01-01T00:00:00Z' })
  await db.insert(outbox).values([
    {
      recipient: email,
      recipientId: userId,
      subject: `${mark}mail`,
      text: `${mark}mail`,
      html: `<p>${mark}mail</p>`,
    },
    { recipient: email, subject: `${mark}guestmail`, text: `${mark}mail`, html: `<p>${mark}mail</p>` },
    {
      recipient: 'office@example.com',
      subjectId: userId,
      subject: 'A request',
      text: `From ${mark}f ${mark}l`,
      html: `<p>${email}</p>`,
      state: 'sent',
    },
    {
      recipient: 'office@example.com',
      subjectAddress: email,
      subject: 'A message',
      text: `From ${mark}f`,
      html: `<p>${email}</p>`,
    },
  ])
  await db.insert(erasureRequests).values({
    userId,
    state: 'refused',
    dueAt: '2026-01-31T00:00:00Z',
    decidedAt: '2026-01-05T00:00:00Z',
    reason: `${mark}reason`,
  })
}

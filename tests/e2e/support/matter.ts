import type { Page } from '@playwright/test'
import {
  createStaff,
  expect,
  hydrated,
  type Language,
  logInAs,
  logInAsAdmin,
  registerClient,
  toast,
  wordsIn,
} from './fixtures.ts'
import { confirmAddress } from './mailbox.ts'

export const paper = {
  name: 'عقد التأسيس.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
}

/** One dark pixel, as a PNG that every browser renders. */
export const picture = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const words = {
  en: {
    subject: 'Adding a partner to our company',
    message: 'We are three partners and want to add a fourth at 20%. Which documents do you need?',
    requested: 'Articles of association',
    letter: 'Your request is approved',
    content: 'Please send us the articles of association. The amendment takes about two weeks.',
  },
  ar: {
    subject: 'إدخال شريك في الشركة',
    message: 'نحن ثلاثة شركاء ونرغب في إدخال شريك رابع بحصة 20%. ما المستندات المطلوبة؟',
    requested: 'عقد التأسيس',
    letter: 'قُبل طلبك',
    content: 'نأمل إرسال عقد التأسيس. يستغرق تعديل العقد نحو أسبوعين.',
  },
}

export const matterWords = (language: Language) => words[language]

const answered = async (response: Awaited<ReturnType<Page['request']['post']>>, status = 201) => {
  expect([response.status(), await response.text()]).toEqual([status, expect.anything()])
  return (await response.json()) as { id: number }
}

/** The date ten days from now in Riyadh. */
export const inTenDays = (): string =>
  new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Requests a document as the office does on its screen. */
export const askForDocument = async (
  office: Page,
  language: Language,
  { clientId, requestId }: { clientId: number; requestId: number },
) => {
  const t = wordsIn(language)
  await office.goto(`/dashboard/documents?userId=${clientId}&consultationId=${requestId}`)
  await hydrated(office)
  await office
    .getByRole('button', { name: t('documents.ask') })
    .first()
    .click()
  const ask = office.getByRole('dialog')
  await ask.getByLabel(t('documents.ask.title')).fill(words[language].requested)
  await ask.getByLabel(t('documents.ask.due')).fill(inTenDays())
  await ask
    .locator('form')
    .getByRole('button', { name: t('documents.ask.submit'), exact: true })
    .click()
  await expect(toast(office).filter({ hasText: t('documents.askedToast') })).toBeVisible()
}

/**
 * Creates a client with records of every kind: a consultation with a lawyer, a message, documents in both directions, a
 * document request and a favorite. `client` is logged in as them, `office` as their lawyer.
 */
export const openMatter = async (client: Page, office: Page, language: Language) => {
  const { subject, message, requested, letter, content } = words[language]
  await registerClient(client, language === 'ar' ? 'سارة' : 'Sara', language)
  await confirmAddress(client)
  const clientId = (await (await client.request.get('/api/user')).json()).id as number
  await logInAsAdmin(office)
  const lawyer = await createStaff(office, language === 'ar' ? 'نورة' : 'Noura')
  const { id: requestId } = await answered(
    await client.request.post('/api/consultations', {
      data: {
        firstName: 'Sara',
        lastName: 'Al-Harbi',
        email: 'sara@example.com',
        phone: '0550123344',
        service: 'corporate',
        subject,
        message,
      },
    }),
  )
  await answered(
    await office.request.put(`/api/admin/consultations/${requestId}`, {
      data: { status: 'approved', assignedToId: lawyer.id },
    }),
    200,
  )
  await logInAs(office, lawyer.username, lawyer.password)
  await answered(
    await office.request.post('/api/admin/document-requests', {
      data: { userId: clientId, consultationId: requestId, title: requested, dueDate: inTenDays() },
    }),
  )
  const { id: messageId } = await answered(
    await office.request.post('/api/messages', {
      data: { toUserId: clientId, consultationId: requestId, subject: letter, content },
    }),
  )
  const { id: documentId } = await answered(
    await office.request.post('/api/admin/documents', {
      multipart: { userId: String(clientId), consultationId: String(requestId), file: paper },
    }),
  )
  await answered(
    await client.request.post('/api/client/documents', {
      multipart: { consultationId: String(requestId), file: picture },
    }),
  )
  for (const publicationId of [3, 12])
    await answered(await client.request.post('/api/favorites', { data: { publicationId } }))
  return { requestId, messageId, documentId, clientId, lawyer }
}

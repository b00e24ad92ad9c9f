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
import { answered, created, ownAccount, sendRequest } from './records.ts'

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
  await expect(toast(office).filter({ hasText: t('documents.requested.toast') })).toBeVisible()
}

/**
 * Creates a client with records of every kind: a consultation with a lawyer, a message, documents in both directions, a
 * document request and a favorite. `client` is logged in as them, `office` as their lawyer.
 */
export const openMatter = async (client: Page, office: Page, language: Language) => {
  const { subject, message, requested, letter, content } = words[language]
  await registerClient(client, language === 'ar' ? 'سارة' : 'Sara', language)
  await confirmAddress(client)
  const { id: clientId } = await ownAccount(client)
  await logInAsAdmin(office)
  const lawyer = await createStaff(office, language === 'ar' ? 'نورة' : 'Noura')
  const { id: requestId } = await sendRequest(client, { service: 'corporate', subject, message })
  const approval = { status: 'approved', assignedToId: lawyer.id }
  const url = `/api/admin/consultations/${requestId}`
  await answered(await office.request.put(url, { data: approval }), 200)
  await logInAs(office, lawyer.username, lawyer.password)
  const documentRequest = {
    userId: clientId,
    consultationId: requestId,
    title: requested,
    dueDate: inTenDays(),
  }
  await created(office, '/api/admin/document-requests', documentRequest)
  const { id: messageId } = await created(office, '/api/messages', {
    toUserId: clientId,
    consultationId: requestId,
    subject: letter,
    content,
  })
  const upload = async (page: Page, path: string, fields: Record<string, string | typeof paper>) =>
    answered(await page.request.post(path, { multipart: { consultationId: String(requestId), ...fields } }))
  const sent = { userId: String(clientId), file: paper }
  const { id: documentId } = await upload(office, '/api/admin/documents', sent)
  await upload(client, '/api/client/documents', { file: picture })
  for (const publicationId of [3, 12]) await created(client, '/api/favorites', { publicationId })
  return { requestId, messageId, documentId, clientId, lawyer }
}

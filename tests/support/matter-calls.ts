import { eq } from 'drizzle-orm'
import { consultations } from '#features/consultations/server/table.ts'
import { template } from '#features/matters/server/calls.matrix.ts'
import { stageTemplates } from '#features/matters/server/table.ts'
import { outbox } from '#features/outbox/server/table.ts'
import { consultationInput, openConsultationCalls } from './consultation-calls.ts'
import type { TestDatabase } from './databases.ts'
import { insertId } from './rows.ts'
import type { TestAppOptions } from './suite.ts'
import { callAs, type Person } from './test-app.ts'

const names = [
  { nameEn: 'Claim', nameAr: 'الدعوى' },
  { nameEn: 'Hearings', nameAr: 'الجلسات' },
  { nameEn: 'Judgment', nameAr: 'الحكم' },
]
const stages = template.stages.flatMap((stage) =>
  names.map((name) => ({ ...stage, ...name, whatYouDoAr: 'إرسال العقد.' })),
)

/** Like `openConsultationCalls`, with the calls about stages, dates and powers. */
export const openMatterCalls = (
  openTestDatabase: () => Promise<TestDatabase>,
  options: TestAppOptions = {},
) => {
  const calls = openConsultationCalls(openTestDatabase, options)
  const as =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    (url: string, payload: object | undefined = undefined, person: Person = calls.people.staff) =>
      callAs(calls.app, person, { method, url, payload, headers: { 'accept-language': 'en' } })
  const [get, post, put, remove] = [as('GET'), as('POST'), as('PUT'), as('DELETE')]
  const pathOf = (id: number) => `/api/admin/consultations/${id}/path`
  const idOfTemplate = () => insertId(calls.app.db, stageTemplates, { ...template, stages })
  /** An approved request of the client, or of a guest. */
  const idOfApproved = async ({ isGuest = false } = {}): Promise<number> => {
    const id = (await calls.post(consultationInput, isGuest ? undefined : calls.people.client)).json().id
    await calls.app.db.update(consultations).set({ status: 'approved' }).where(eq(consultations.id, id))
    return id
  }
  return Object.assign(calls, {
    get,
    put,
    remove,
    postAs: post,
    idOfTemplate,
    idOfApproved,
    matterOf: async (id: number, person?: Person) => (await get(pathOf(id), undefined, person)).json(),
    begin: async (id: number, body: object = {}) =>
      post(pathOf(id), { templateId: await idOfTemplate(), ...body }),
    move: (id: number, body: object) => post(`${pathOf(id)}/moves`, body),
    sendNoChange: (id: number) => post(`${pathOf(id)}/told`, {}),
    addDate: (id: number, body: object) => post(`/api/admin/consultations/${id}/dates`, body),
    settle: (id: number, body: object) => put(`/api/admin/path-dates/${id}/state`, body),
    ownMatterOf: async (id: number) =>
      (await get(`/api/client/consultations/${id}/path`, undefined, calls.people.client)).json(),
    mails: () => calls.app.db.select().from(outbox).orderBy(outbox.id),
  })
}

import type { Question } from '#features/questions/schema.ts'
import { questionVersions } from '#features/questions/server/table.ts'
import { consultationInput, openConsultationCalls } from './consultation-calls.ts'
import type { TestDatabase } from './databases.ts'
import type { TestAppOptions } from './suite.ts'
import { type Person, sendAs } from './test-app.ts'

export const question = (id: string, changes: Partial<Question> = {}): Question => ({
  id,
  kind: 'text',
  titleAr: `سؤال ${id}`,
  titleEn: `Question ${id}`,
  helpAr: '',
  helpEn: '',
  isRequired: false,
  choices: [],
  shownIf: null,
  caution: null,
  partyRole: null,
  days: null,
  ...changes,
})

/** An employment matter: six questions with two conditions and a caution. */
export const employment: Question[] = [
  question('dismissed', {
    kind: 'yesNo',
    isRequired: true,
    titleAr: 'هل انتهت علاقة العمل؟',
    titleEn: 'Has the employment ended?',
    caution: { isOneOf: ['yes'], ar: 'قد تسقط هذه الدعاوى خلال مدة قصيرة.', en: 'Such claims can end soon.' },
  }),
  question('ended-on', {
    kind: 'day',
    titleAr: 'متى انتهت؟',
    titleEn: 'When did it end?',
    shownIf: { question: 'dismissed', isOneOf: ['yes'] },
    isRequired: true,
  }),
  question('term', {
    kind: 'one',
    titleAr: 'ما نوع العقد؟',
    titleEn: 'Which kind of contract?',
    choices: [
      { id: 'fixed', ar: 'محدد المدة', en: 'Fixed term' },
      { id: 'open', ar: 'غير محدد المدة', en: 'Open term' },
    ],
  }),
  question('wage', {
    kind: 'amount',
    titleAr: 'كم الأجر الشهري؟',
    titleEn: 'What is the monthly wage?',
    shownIf: { question: 'term', isOneOf: ['fixed', 'open'] },
  }),
  question('employer', {
    kind: 'party',
    titleAr: 'من صاحب العمل؟',
    titleEn: 'Who is the employer?',
    partyRole: 'opposing',
  }),
  question('contract', { kind: 'paper', titleAr: 'عقد العمل', titleEn: 'Employment contract', days: 3 }),
]

type Typed = Record<string, string | string[]>

/** Like `openConsultationCalls`, with sets of questions and their answers. */
export const openQuestionCalls = (
  openTestDatabase: () => Promise<TestDatabase>,
  options: TestAppOptions = {},
) => {
  const calls = openConsultationCalls(openTestDatabase, options)
  const { people } = calls
  const as = (
    person: Person | undefined,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: object,
  ) => sendAs(calls.app, person, method, url, body, { 'accept-language': 'en' })
  const changesOf = (typed: Typed, age = 0) =>
    Object.fromEntries(Object.entries(typed).map(([id, value]) => [id, { value, age }]))
  const urlOf = (id: number) => `/api/client/consultations/${id}/questions`
  const officeUrlOf = (id: number) => `/api/admin/consultations/${id}/questions`

  return Object.assign(calls, {
    as,
    changesOf,
    /** Publishes the next version of corporate matters, and returns its id. */
    publish: async (content: Question[] = employment): Promise<number> => {
      const { id } = (
        await as(people.staff, 'POST', '/api/admin/question-sets', { area: 'corporate', content })
      ).json()
      const done = await as(people.staff, 'POST', `/api/admin/question-sets/${id}/publish`, {})
      if (done.statusCode !== 201) throw new Error(done.body)
      return id
    },
    clearSets: () => calls.app.db.delete(questionVersions),
    urlOf,
    officeUrlOf,
    own: (id: number, person: Person = people.client) => as(person, 'GET', urlOf(id)),
    save: (id: number, versionId: number, typed: Typed, age = 0, person: Person = people.client) =>
      as(person, 'PUT', urlOf(id), { versionId, changes: changesOf(typed, age) }),
    send: (id: number, versionId: number, typed: Typed = {}, person: Person = people.client) =>
      as(person, 'POST', urlOf(id), { versionId, changes: changesOf(typed) }),
    office: async (id: number, person: Person = people.staff) =>
      (await as(person, 'GET', officeUrlOf(id))).json(),
    guestRequest: async () => {
      const { id, followToken } = (await calls.post(consultationInput)).json()
      return { id: id as number, token: followToken as string }
    },
  })
}

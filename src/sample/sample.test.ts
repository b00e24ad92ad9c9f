import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSingle, storyKinds } from '#features/firm-story/values.ts'
import { defaultCalendar } from '#firm-time/calendar.ts'
import { meetingTimes } from '#firm-time/meeting-times.ts'
import { overdueBefore } from '#firm-time/promise.ts'
import { todayInRiyadh } from '#firm-time/riyadh.ts'
import { isWorkingDay } from '#firm-time/working-hours.ts'
import { sampleAppointments } from './appointments.ts'
import { sampleClients } from './clients.ts'
import { sampleConsultations } from './consultations.ts'
import { sampleContactMessages, sampleNewsletterSubscribers } from './contact-messages.ts'
import { sampleMessages } from './messages.ts'
import { sampleParties } from './parties.ts'
import { samplePaths } from './paths.ts'
import { samplePersonNotes } from './person-notes.ts'
import { samplePublications } from './publications/publications.ts'
import { sampleServices } from './services.ts'
import { sampleSettings } from './settings.ts'
import { sampleStory } from './story.ts'
import { sampleTeamMembers } from './team-members.ts'
import type { ConsultationStatus, SampleConsultation, SampleConsultationChange } from './types.ts'
import { sampleUsers } from './users.ts'
import { instantOf } from './working-days.ts'

const areas = 'contract corporate employment intellectual-property litigation other real-estate'.split(' ')
const distinct = (values: readonly unknown[]) => [...new Set(values)].sort()
const usernames = sampleUsers.map((user) => user.username)
const staffUsernames = sampleUsers.filter((user) => user.role === 'staff').map((user) => user.username)
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
const e164 = /^\+[1-9]\d{7,14}$/

const withoutLinkTargets = (text: string) => text.replace(/\]\([^)]*\)/g, ']')

/** Every text that is in Arabic only, with its location. */
const arabicTexts: { place: string; text: string }[] = [
  ...[
    ...sampleServices,
    ...sampleTeamMembers,
    ...samplePublications,
    ...sampleClients,
    ...sampleStory,
  ].flatMap((row, index) =>
    Object.entries(row)
      .filter(([field]) => field.endsWith('Ar'))
      .map(([field, value]) => ({ place: `row ${index} ${field}`, text: String(value) })),
  ),
  ...sampleSettings
    .filter((setting) => setting.key.endsWith('_ar'))
    .map((setting) => ({ place: setting.key, text: setting.value })),
  ...sampleConsultations
    .filter((consultation) => consultation.language === 'ar')
    .flatMap(({ subject, message }) => [
      { place: subject, text: subject },
      { place: subject, text: message },
    ]),
]

const everyText = JSON.stringify([
  sampleServices,
  sampleTeamMembers,
  samplePublications,
  sampleClients,
  sampleStory,
  sampleSettings,
  sampleConsultations,
  sampleMessages,
  sampleContactMessages,
  sampleUsers,
  sampleAppointments,
  sampleParties,
  samplePersonNotes,
  samplePaths,
])

describe('the Arabic of the sample', () => {
  const written = arabicTexts.filter(({ text }) => text !== '')

  it('is missing only in the English-only publication and the unwritten guide', () => {
    expect(arabicTexts.length - written.length).toBe(3 + 1)
    expect(sampleServices.filter(({ guideEn }) => !guideEn)).toMatchObject([
      { status: 'inactive', guideAr: '' },
    ])
    for (const publication of samplePublications) {
      const texts = [publication.titleAr, publication.summaryAr, publication.contentAr]
      expect(texts.every((text) => text !== '')).toBe(publication.publishedLanguages.includes('ar'))
      expect(texts.every((text) => text === '')).toBe(!publication.publishedLanguages.includes('ar'))
    }
  })

  it('contains Arabic letters', () => {
    // A year is written the same in both languages.
    expect(written.filter(({ text }) => !/\p{Script=Arabic}|^\d{4}$/u.test(text))).toEqual([])
  })

  it.each([
    ['holds no Latin letters', /\p{Script=Latin}+/u],
    ['calls a statute «نظام»', /(?<!\p{L})[وفبكل]{0,2}(?:ال|ل)?قانون(?!\p{L})/u],
    ['uses Latin digits', /[٠-٩۰-۹]/],
    ['uses Arabic punctuation', /[;?"“”'’]|(?<!ه)ـ|ـ(?=\p{L})|,(?!\d{3})/u],
    ['keeps its hamzas', /(?<![\p{L}\p{M}])(?:الى|او|اذا|ان|انه|امام|اكثر|اول|اي|اما|الا)(?![\p{L}\p{M}])/u],
    ['writes tanwin before the alif', /اً/],
    ['has no stray space', / {2}| [،؛؟.]/],
  ])('%s', (_rule, fault) => {
    const faults = written.flatMap(({ place, text }) => {
      const found = fault.exec(withoutLinkTargets(text))
      return found === null
        ? []
        : [`${place}: …${text.slice(Math.max(0, found.index - 20), found.index + 20)}…`]
    })
    expect(faults).toEqual([])
  })
})

describe('the texts of the sample', () => {
  it('have no dashes as punctuation, no straight apostrophes and no trailing spaces', () => {
    expect(everyText).not.toMatch(/[—–]/)
    expect(everyText).not.toMatch(/\p{L}'\p{L}/u)
    expect(everyText).not.toMatch(/ \\n| "[,}\]]/)
  })

  it('link only to reserved domains', () => {
    const addresses = everyText.match(/[\w.-]+@[\w.-]+\w|https?:\/\/[^"/]+/g) ?? []
    expect(addresses.length).toBeGreaterThan(40)
    expect(addresses.filter((address) => !/(?:\.example|@example\.com)$/.test(address))).toEqual([])
  })
})

describe('services', () => {
  it('are eight active ones and an inactive one, over all seven areas', () => {
    expect(sampleServices.filter((service) => service.status === 'active')).toHaveLength(8)
    expect(sampleServices.filter((service) => service.status === 'inactive')).toHaveLength(1)
    expect(distinct(sampleServices.filter((s) => s.status === 'active').map((s) => s.area))).toEqual(areas)
  })
})

describe('team members', () => {
  it('are nine, of every type', () => {
    expect(sampleTeamMembers).toHaveLength(9)
    expect(distinct(sampleTeamMembers.map((member) => member.memberType))).toEqual([
      'associate',
      'consultant',
      'partner',
    ])
  })

  it('cover every area together, and have an account in their own name if they write', () => {
    expect(distinct(sampleTeamMembers.flatMap((member) => member.areas))).toEqual(areas)
    for (const member of sampleTeamMembers.filter(({ username }) => username !== null)) {
      const user = sampleUsers.find((candidate) => candidate.username === member.username)
      expect(`${user?.firstName} ${user?.lastName}`).toBe(member.nameEn)
      expect(user).toMatchObject({ role: 'staff', email: member.email, phone: member.phone })
    }
  })

  it('have biographies of three to five sentences and firm contacts', () => {
    for (const member of sampleTeamMembers) {
      for (const bio of [member.bio, member.bioAr]) {
        expect(bio.match(/\.(?= |$)/g)?.length, member.nameEn).toBeGreaterThanOrEqual(3)
        expect(bio.match(/\.(?= |$)/g)?.length, member.nameEn).toBeLessThanOrEqual(5)
      }
      expect(member.email).toMatch(/@mizan\.example$/)
      expect(member.phone).toMatch(/^\+96611555\d{4}$/)
      expect(member.education.split('\n')).toHaveLength(member.educationAr.split('\n').length)
    }
  })
})

describe('publications', () => {
  it('are thirteen, in every category, and several in each of the four that the home page filters by', () => {
    expect(samplePublications).toHaveLength(13)
    expect(distinct(samplePublications.map((publication) => publication.category))).toEqual(
      `contract corporate_law employment intellectual_property litigation other real_estate`.split(/\s+/),
    )
    for (const category of ['corporate_law', 'intellectual_property', 'employment', 'litigation']) {
      const shown = samplePublications.filter((p) => p.category === category && p.isVisible && p.daysAgo > 0)
      expect(shown.length, category).toBeGreaterThanOrEqual(2)
    }
  })

  it('include a scheduled one, a draft and an English-only one, newest first', () => {
    expect(samplePublications.filter((p) => p.isVisible && p.daysAgo < 0)).toHaveLength(1)
    expect(samplePublications.filter((p) => !p.isVisible)).toHaveLength(1)
    expect(samplePublications.filter((p) => !p.publishedLanguages.includes('ar'))).toHaveLength(1)
    const ages = samplePublications.map((p) => p.daysAgo)
    expect(ages).toEqual([...ages].sort((a, b) => a - b))
  })

  it('are neither too short nor too long', () => {
    const lengths = samplePublications.map((p) => ({
      en: wordCount(p.contentEn),
      ar: wordCount(p.contentAr),
    }))
    expect(lengths.filter(({ en, ar }) => en >= 350 && ar >= 350).length).toBeGreaterThanOrEqual(8)
    for (const { en, ar } of lengths) {
      expect(en).toBeGreaterThanOrEqual(200)
      expect(ar === 0 || ar >= 200).toBe(true)
      expect(Math.max(en, ar)).toBeLessThanOrEqual(700)
    }
  })

  it('have headings, lists, a quotation, equally long table rows and no disclaimer of their own', () => {
    for (const publication of samplePublications) {
      for (const content of [publication.contentEn, publication.contentAr].filter((text) => text !== '')) {
        expect(content, publication.titleEn).toMatch(/^## /m)
        expect(content).not.toMatch(/^# /m)
        expect(content).toMatch(/^(?:- |1\. )/m)
        expect(content).toMatch(/^> /m)
        const cells = content
          .split('\n')
          .filter((line) => line.startsWith('|'))
          .map((line) => line.split('|').length)
        expect(distinct(cells).length).toBeLessThanOrEqual(1)
        expect(content).not.toMatch(/not legal advice|استشارة قانونية/)
      }
    }
  })

  it('are written by visible lawyers in their practice area, with unique titles', () => {
    for (const { authorUsername, category, titleEn } of samplePublications) {
      const author = sampleTeamMembers.find((member) => member.username === authorUsername)
      expect(author?.isVisible, titleEn).toBe(true)
      const area = category.replace('_law', '').replace('_', '-')
      expect(author?.areas, titleEn).toContain(area)
    }
    expect(distinct(samplePublications.map((p) => p.titleEn))).toHaveLength(13)
  })
})

describe('clients', () => {
  it('include twelve visible ones and one hidden, of every type', () => {
    expect(sampleClients.filter((client) => client.isVisible)).toHaveLength(12)
    expect(sampleClients.filter((client) => !client.isVisible)).toHaveLength(1)
    expect(distinct(sampleClients.map((client) => client.clientType))).toEqual(
      'corporate government individual international'.split(' '),
    )
  })

  it('have a logo made only of paths', () => {
    for (const client of sampleClients) {
      const file = new URL(`../../public${client.logo}`, import.meta.url)
      expect(existsSync(file), client.logo).toBe(true)
      expect(readFileSync(file, 'utf8')).not.toMatch(/<text|<image|<script|<style|href|currentColor/)
    }
  })
})

describe('display orders', () => {
  it.each([
    ['services', sampleServices],
    ['team members', sampleTeamMembers],
    ['clients', sampleClients],
  ])('of the %s run from 0 without a gap', (_name, rows) => {
    expect(rows.map((row) => row.displayOrder)).toEqual(rows.map((_row, index) => index))
  })
})

describe('users', () => {
  it('are three office users, an account for each lawyer who writes, and six clients, one of them inactive', () => {
    const lawyers = sampleTeamMembers.flatMap((member) => member.username ?? [])
    expect(staffUsernames).toEqual(['noura.subaie', 'abdullah.rashid', 'maha.anazi', ...lawyers])
    const clients = sampleUsers.filter((user) => user.role === 'client')
    expect(clients).toHaveLength(6)
    expect(clients.filter((user) => !user.isActive)).toHaveLength(1)
    expect(distinct(sampleUsers.map((user) => user.preferredLanguage))).toEqual(['ar', 'en'])
  })

  it('have unique usernames, email addresses and valid phone numbers', () => {
    expect(distinct(usernames.map((name) => name.toLowerCase()))).toHaveLength(sampleUsers.length)
    expect(distinct(sampleUsers.map((user) => user.email.toLowerCase()))).toHaveLength(sampleUsers.length)
    for (const user of sampleUsers) expect(user.phone).toMatch(e164)
  })
})

describe('consultations', () => {
  const valueAfter = (
    consultation: SampleConsultation,
    field: SampleConsultationChange['field'],
    initial: string | null,
  ) => {
    let value = initial
    for (const change of consultation.history.filter((row) => row.field === field)) {
      expect(change.from, consultation.subject).toBe(value)
      expect(change.to, consultation.subject).not.toBe(value)
      value = change.to
    }
    return value
  }

  it('cover every status, every service, both languages, guests and accounts', () => {
    expect(sampleConsultations.length).toBeGreaterThanOrEqual(16)
    const statuses: ConsultationStatus[] = ['approved', 'completed', 'pending', 'rejected']
    expect(distinct(sampleConsultations.map((c) => c.status))).toEqual(statuses)
    expect(distinct(sampleConsultations.map((c) => c.service))).toEqual(areas)
    expect(distinct(sampleConsultations.map((c) => c.language))).toEqual(['ar', 'en'])
    expect(distinct(sampleConsultations.map((c) => c.username === null))).toEqual([false, true])
  })

  it('include fresh pending ones and overdue ones, on every day of the week', () => {
    const waiting = sampleConsultations.filter((c) => c.status === 'pending' && c.firstAnswerDaysAgo === null)
    const day = 24 * 60 * 60_000
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = new Date(Date.parse('2026-11-22T00:00:00Z') + (hour * day) / 24)
      const late = waiting.filter(
        (c) => new Date(now.getTime() - c.daysAgo * day) < overdueBefore(now, defaultCalendar),
      )
      expect(late.length).toBeGreaterThanOrEqual(2)
      expect(waiting.length - late.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('have a history that ends in their current state', () => {
    for (const consultation of sampleConsultations) {
      expect(valueAfter(consultation, 'status', 'pending')).toBe(consultation.status)
      expect(valueAfter(consultation, 'assignedToId', null)).toBe(consultation.assignedTo)
      expect(valueAfter(consultation, 'notes', '')).toBe(consultation.notes)
    }
  })

  it('have a history in order, by staff, from the first reply', () => {
    for (const { history, daysAgo, firstAnswerDaysAgo, subject } of sampleConsultations) {
      const moments = history.map((change) => change.daysAgo)
      expect(moments, subject).toEqual([...moments].sort((a, b) => b - a))
      expect(firstAnswerDaysAgo, subject).toBe(moments[0] ?? null)
      for (const moment of moments) {
        expect(moment).toBeLessThan(daysAgo)
        expect(moment).toBeGreaterThan(0)
      }
      for (const change of history) expect(staffUsernames).toContain(change.byUsername)
    }
  })

  it('have the name and email address of the account that sent them', () => {
    for (const consultation of sampleConsultations) {
      expect(consultation.phone).toMatch(e164)
      if (consultation.assignedTo !== null) expect(staffUsernames).toContain(consultation.assignedTo)
      if (consultation.username === null) continue
      const user = sampleUsers.find((candidate) => candidate.username === consultation.username)
      expect(user).toMatchObject({
        role: 'client',
        firstName: consultation.firstName,
        lastName: consultation.lastName,
        email: consultation.email,
        phone: consultation.phone,
      })
    }
  })
})

describe('messages', () => {
  it('are eight or more, in every status, between existing users, at least one of them staff', () => {
    expect(sampleMessages.length).toBeGreaterThanOrEqual(8)
    expect(distinct(sampleMessages.map((message) => message.status))).toEqual(['archived', 'read', 'unread'])
    for (const { fromUsername, toUsername } of sampleMessages) {
      expect(usernames).toEqual(expect.arrayContaining([fromUsername, toUsername]))
      expect(fromUsername).not.toBe(toUsername)
      expect(staffUsernames.includes(fromUsername) || staffUsernames.includes(toUsername)).toBe(true)
    }
  })

  it('reply to an earlier message of the same thread', () => {
    expect(distinct(sampleMessages.map((message) => message.key))).toHaveLength(sampleMessages.length)
    for (const [index, message] of sampleMessages.entries()) {
      if (message.parentKey === null) continue
      const parentIndex = sampleMessages.findIndex((candidate) => candidate.key === message.parentKey)
      const parent = sampleMessages[parentIndex]
      expect(parentIndex).toBeGreaterThanOrEqual(0)
      expect(parentIndex).toBeLessThan(index)
      expect(parent?.subject).toBe(message.subject)
      expect(parent?.daysAgo).toBeGreaterThan(message.daysAgo)
      expect(distinct([message.fromUsername, message.toUsername])).toEqual(
        distinct([parent?.fromUsername, parent?.toUsername]),
      )
    }
  })
})

describe('contact messages and subscribers', () => {
  it('are six or more, read and unread, and five subscribers', () => {
    expect(sampleContactMessages.length).toBeGreaterThanOrEqual(6)
    expect(distinct(sampleContactMessages.map((message) => message.isRead))).toEqual([false, true])
    expect(sampleNewsletterSubscribers).toHaveLength(5)
    expect(distinct(sampleNewsletterSubscribers.map((subscriber) => subscriber.email))).toHaveLength(5)
    for (const { confirmedDaysAgo, daysAgo } of sampleNewsletterSubscribers) {
      expect(confirmedDaysAgo ?? 0).toBeLessThan(daysAgo)
    }
  })
})

describe('settings', () => {
  it('include every known key once, open the site and use the firm’s phones', () => {
    const value = (key: string) => sampleSettings.find((setting) => setting.key === key)?.value
    expect(distinct(sampleSettings.map((setting) => setting.key))).toHaveLength(28)
    expect(sampleSettings).toHaveLength(28)
    expect(value('maintenance_mode')).toBe('false')
    for (const key of ['contact_phone', 'contact_phone_2', 'whatsapp_number']) {
      expect(value(key)).toMatch(/^\+966115550\d{3}$/)
    }
  })
})

describe('the story', () => {
  const titlesOf = (kind: string) => sampleStory.filter((part) => part.kind === kind)
  it('has the four values and the three testimonials of the specification, and one of each other text', () => {
    expect(titlesOf('value').map(({ titleEn, titleAr }) => [titleEn, titleAr])).toEqual([
      ['Excellence', 'التميّز'],
      ['Integrity', 'النزاهة'],
      ['Client Focus', 'التركيز على العميل'],
      ['Confidentiality', 'السرية'],
    ])
    expect(titlesOf('testimonial')).toHaveLength(3)
    for (const kind of storyKinds.filter(isSingle)) expect(titlesOf(kind)).toHaveLength(1)
  })
})

describe('appointments', () => {
  const day = 24 * 60 * 60_000
  const settled = sampleAppointments.filter(({ time }) => time !== null)

  it('belong to approved consultations, with a member of staff', () => {
    for (const { consultation, lawyer, proposals, time } of sampleAppointments) {
      expect(sampleConsultations.find(({ subject }) => subject === consultation)?.status).toBe('approved')
      expect(staffUsernames).toContain(lawyer)
      expect(proposals.length > 0).toBe(time === null)
    }
  })

  it('are on working days in office hours, after they were settled, on every day of the week', () => {
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = new Date(Date.parse('2026-11-22T00:00:00Z') + (hour * day) / 24)
      for (const { time, settledDaysAgo, proposals } of sampleAppointments) {
        for (const each of time ? [time] : proposals) {
          const instant = instantOf(each, now)
          expect(isWorkingDay(todayInRiyadh(instant), defaultCalendar)).toBe(true)
          expect(meetingTimes(todayInRiyadh(instant), defaultCalendar)).toContain(each.at)
          expect(instant > now).toBe(each.workingDays > 0)
          expect(instant.getTime()).toBeGreaterThan(now.getTime() - (settledDaysAgo ?? 0) * day)
        }
      }
    }
  })

  it('include past, future and open ones', () => {
    expect(settled.filter(({ time }) => (time?.workingDays ?? 0) < 0)).toHaveLength(1)
    expect(settled.filter(({ time }) => (time?.workingDays ?? 0) > 0)).toHaveLength(3)
    expect(sampleAppointments.filter(({ time }) => time === null)).toHaveLength(1)
  })
})

describe('paths', () => {
  it('run for approved consultations, moved by their assignees after the approval', () => {
    expect(samplePaths).toHaveLength(3)
    for (const { consultation: subject, byUsername, moves } of samplePaths) {
      const consultation = sampleConsultations.find((each) => each.subject === subject)
      const approved = consultation?.history.find(({ to }) => to === 'approved')
      expect([consultation?.status, consultation?.assignedTo], subject).toEqual(['approved', byUsername])
      expect(moves[0]?.to).toBe(0)
      const times = moves.map(({ daysAgo }) => daysAgo)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      expect(Math.max(...times)).toBeLessThan(approved?.daysAgo ?? 0)
    }
  })

  it('have dates ahead on working days, on every day of the week', () => {
    const dates = samplePaths.flatMap((path) => path.dates)
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      const now = new Date(Date.parse('2026-11-22T00:00:00Z') + hour * 60 * 60_000)
      for (const { workingDays, at } of dates) {
        const instant = instantOf({ workingDays, at: at ?? '12:00' }, now)
        expect(isWorkingDay(todayInRiyadh(instant), defaultCalendar)).toBe(true)
        expect(instant > now).toBe(true)
      }
    }
    expect(distinct(dates.map(({ kind }) => kind))).toEqual(['hearing', 'meeting', 'other', 'term'])
    for (const { kind, basis, isShown } of dates)
      expect([kind === 'term', kind === 'term' && isShown]).toEqual([basis !== '', false])
  })
})

describe('notes about clients', () => {
  it('are written by staff about clients with an account, two of them about one', () => {
    const clients = sampleUsers.filter(({ role }) => role === 'client').map(({ username }) => username)
    for (const { clientUsername, author } of samplePersonNotes) {
      expect(clients).toContain(clientUsername)
      expect(staffUsernames).toContain(author)
    }
    const about = samplePersonNotes.map(({ clientUsername }) => clientUsername)
    expect(distinct(about).length).toBeLessThan(about.length)
  })
})

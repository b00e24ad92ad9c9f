import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
import { samplePersonNotes } from './person-notes.ts'
import { sampleProgress } from './progress.ts'
import { samplePublications } from './publications/publications.ts'
import { sampleServices } from './services.ts'
import { sampleSettings } from './settings.ts'
import { sampleStory } from './story.ts'
import { sampleTeamMembers } from './team-members.ts'
import { sampleUsers } from './users.ts'
import { instantOf } from './working-days.ts'

const distinct = (values: readonly unknown[]) => [...new Set(values)].sort()
const staffUsernames = sampleUsers.filter((user) => user.role === 'staff').map((user) => user.username)

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
  sampleProgress,
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

describe('the records of the sample', () => {
  it('are as many as the specification requires, in every kind', () => {
    const counts = {
      'active services': sampleServices.filter(({ status }) => status === 'active').length,
      'inactive services': sampleServices.filter(({ status }) => status === 'inactive').length,
      'team members': sampleTeamMembers.length,
      publications: samplePublications.length,
      'scheduled publications': samplePublications.filter((p) => p.isVisible && p.daysAgo < 0).length,
      drafts: samplePublications.filter((p) => !p.isVisible).length,
      'visible clients': sampleClients.filter(({ isVisible }) => isVisible).length,
      'hidden clients': sampleClients.filter(({ isVisible }) => !isVisible).length,
      'client accounts': sampleUsers.filter(({ role }) => role === 'client').length,
      'inactive accounts': sampleUsers.filter(({ isActive }) => !isActive).length,
      subscribers: sampleNewsletterSubscribers.length,
      settings: distinct(sampleSettings.map(({ key }) => key)).length,
      testimonials: sampleStory.filter(({ kind }) => kind === 'testimonial').length,
    }
    expect(counts).toEqual({
      'active services': 8,
      'inactive services': 1,
      'team members': 9,
      publications: 13,
      'scheduled publications': 1,
      drafts: 1,
      'visible clients': 12,
      'hidden clients': 1,
      'client accounts': 6,
      'inactive accounts': 1,
      subscribers: 5,
      settings: 29,
      testimonials: 3,
    })
    expect(sampleConsultations.length).toBeGreaterThanOrEqual(16)
    expect(sampleMessages.length).toBeGreaterThanOrEqual(8)
    expect(sampleContactMessages.length).toBeGreaterThanOrEqual(6)
  })

  it.each<[string, readonly unknown[], number]>([
    ['areas of active services', sampleServices.filter((s) => s.status === 'active').map((s) => s.area), 7],
    ['areas of team members', sampleTeamMembers.flatMap((member) => member.areas), 7],
    ['types of team members', sampleTeamMembers.map((member) => member.memberType), 3],
    ['categories of publications', samplePublications.map((p) => p.category), 7],
    ['types of clients', sampleClients.map((client) => client.clientType), 4],
    ['states of requests', sampleConsultations.map((c) => c.status), 4],
    ['areas of requests', sampleConsultations.map((c) => c.service), 7],
    ['states of messages', sampleMessages.map((message) => message.status), 3],
    ['kinds of dates', sampleProgress.flatMap((progress) => progress.dates.map(({ kind }) => kind)), 4],
  ])('have all %s', (_what, values, count) => {
    expect(distinct(values)).toHaveLength(count)
  })
})

describe('team members', () => {
  it('have biographies of three to five sentences, firm contacts, and an account if they write', () => {
    for (const member of sampleTeamMembers) {
      for (const bio of [member.bio, member.bioAr])
        expect([3, 4, 5], member.nameEn).toContain(bio.match(/\.(?= |$)/g)?.length)
      expect(member.email).toMatch(/@mizan\.example$/)
      expect(member.phone).toMatch(/^\+96611555\d{4}$/)
      expect(member.education.split('\n')).toHaveLength(member.educationAr.split('\n').length)
      if (member.username === null) continue
      const user = sampleUsers.find((candidate) => candidate.username === member.username)
      expect(`${user?.firstName} ${user?.lastName}`).toBe(member.nameEn)
      expect(user).toMatchObject({ role: 'staff', email: member.email, phone: member.phone })
    }
  })
})

describe('publications', () => {
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
  it('have a logo made only of paths', () => {
    for (const client of sampleClients) {
      const file = new URL(`../../public${client.logo}`, import.meta.url)
      expect(existsSync(file), client.logo).toBe(true)
      expect(readFileSync(file, 'utf8')).not.toMatch(/<text|<image|<script|<style|href|currentColor/)
    }
  })
})

describe('consultations', () => {
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

  it('have the name and email address of the account that sent them', () => {
    for (const consultation of sampleConsultations) {
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

describe('appointments', () => {
  const day = 24 * 60 * 60_000

  it('belong to approved consultations, with a member of staff', () => {
    for (const { consultation, lawyer, proposals, time } of sampleAppointments) {
      expect(sampleConsultations.find(({ subject }) => subject === consultation)?.status).toBe('approved')
      expect(staffUsernames).toContain(lawyer)
      expect(proposals.length > 0).toBe(time === null)
    }
  })

  it('are on working days in office hours, after they were settled, whichever day the firm is seeded', () => {
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
})

describe('the progress of matters', () => {
  it('have dates ahead on working days, on every day of the week', () => {
    const dates = sampleProgress.flatMap((progress) => progress.dates)
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

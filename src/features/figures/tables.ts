import type { Origin } from '#features/consultations/values.ts'
import { type ServiceArea, serviceAreas } from '#features/services/areas.ts'
import type { OfficeFigures } from './schema.ts'
import { ages, type FigureTable, type Outcome, type paperStates, type RejectionReason } from './values.ts'

// The table of each chart, for the screen and the CSV file, which format the cells differently.

/** A header is a dictionary key, unless it is a practice area. */
type Head =
  | (typeof heads)[FigureTable][number]
  | `figures.age.${(typeof ages)[number]['age']}`
  | { area: ServiceArea }
export type Cell =
  | { month: string }
  | { area: ServiceArea }
  | {
      text:
        | `figures.outcome.${Outcome}`
        | `figures.reason.${RejectionReason}`
        | `consult.origin.${Origin}`
        | `figures.contact.${'running' | 'contacted' | 'terms'}`
        | `figures.agreements.${'sent' | 'accepted' | 'days' | 'share'}`
        | `figures.preparation.${'talked' | 'answered' | 'share' | 'days'}`
        | `figures.papers.${(typeof paperStates)[number]}`
    }
  /** An answer to "How did you hear of us?"; null means none. */
  | { heard: string | null }
  /** A user; null means no assignee. */
  | { name: string | null }
  | { all: true }
  | { hours: number | null }
  | { days: number | null }
  /** The name of a stage, in both languages. */
  | { nameEn: string; nameAr: string }
  /** A fraction of 1; null if the total is zero. */
  | { share: number | null }
  | number
export type Table = { heads: readonly Head[]; rows: readonly (readonly Cell[])[] }

const heads = {
  requests: ['figures.month', 'figures.total'],
  services: ['figures.service', 'figures.requests'],
  answers: [
    'figures.month',
    'figures.received',
    'figures.answered',
    'figures.median',
    'figures.ninety',
    'figures.inTime',
    'figures.late',
    'figures.share',
  ],
  outcomes: ['figures.outcome', 'figures.requests'],
  origins: ['figures.origin', 'figures.requests'],
  load: ['figures.lawyer', 'figures.total'],
  stages: ['figures.stage', 'figures.service', 'figures.stays', 'figures.days'],
  told: ['figures.matters', 'figures.total'],
  agreements: ['figures.agreements', 'figures.total'],
  preparation: ['figures.preparation', 'figures.total'],
  subscribers: ['figures.month', 'figures.joined', 'figures.left', 'figures.net'],
} as const satisfies Record<FigureTable, readonly string[]>

/** The share of requests answered in time, among those answered or overdue; null without any. */
export const shareInTime = ({ inTime, late }: { inTime: number; late: number }): number | null =>
  inTime + late === 0 ? null : inTime / (inTime + late)

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

/** The number of requests for each service, most first. */
export const countsOfServices = ({ requests }: Pick<OfficeFigures, 'requests'>) =>
  serviceAreas
    .map((area) => ({ area, count: sumOf(requests.map(({ services }) => services[area])) }))
    .sort((one, other) => other.count - one.count)

const answerCells = (times: OfficeFigures['answersOfAll']): Cell[] => [
  times.received,
  times.answered,
  { hours: times.median },
  { hours: times.ninety },
  times.inTime,
  times.late,
  { share: shareInTime(times) },
]

const tableOf: Record<FigureTable, (figures: OfficeFigures) => Table> = {
  requests: ({ requests }) => ({
    heads: [heads.requests[0], ...serviceAreas.map((area) => ({ area })), heads.requests[1]],
    rows: requests.map(({ month, services, total }) => [
      { month },
      ...serviceAreas.map((area) => services[area]),
      total,
    ]),
  }),
  services: (figures) => ({
    heads: heads.services,
    rows: countsOfServices(figures).map(({ area, count }) => [{ area }, count]),
  }),
  answers: ({ answers, answersOfAll }) => ({
    heads: heads.answers,
    rows: [
      ...answers.map(({ month, ...times }) => [{ month }, ...answerCells(times)]),
      [{ all: true }, ...answerCells(answersOfAll)],
    ],
  }),
  outcomes: ({ outcomes, reasons }) => ({
    heads: heads.outcomes,
    rows: [
      ...outcomes.map(({ outcome, count }): Cell[] => [{ text: `figures.outcome.${outcome}` }, count]),
      ...reasons.map(({ reason, count }): Cell[] => [{ text: `figures.reason.${reason}` }, count]),
    ],
  }),
  origins: ({ origins, heard }) => ({
    heads: heads.origins,
    rows: [
      ...origins.map(({ origin, count }): Cell[] => [{ text: `consult.origin.${origin}` }, count]),
      ...heard.map(({ heardThrough, count }): Cell[] => [{ heard: heardThrough }, count]),
    ],
  }),
  load: ({ load }) => ({
    heads: [heads.load[0], ...ages.map(({ age }) => `figures.age.${age}` as const), heads.load[1]],
    rows: load.map(({ name, counts, total }) => [{ name }, ...ages.map(({ age }) => counts[age]), total]),
  }),
  stages: ({ stages }) => ({
    heads: heads.stages,
    rows: stages.map(({ service, nameEn, nameAr, count, days }) => [
      { nameEn, nameAr },
      { area: service },
      count,
      { days },
    ]),
  }),
  told: ({ told: { running, told, pastTerms } }) => ({
    heads: heads.told,
    rows: [
      [{ text: 'figures.contact.running' }, running],
      [{ text: 'figures.contact.contacted' }, told],
      ...(pastTerms === null ? [] : [[{ text: 'figures.contact.terms' } as const, pastTerms]]),
    ],
  }),
  agreements: ({ agreements: { sent, accepted, days, approved, covered } }) => ({
    heads: heads.agreements,
    rows: [
      [{ text: 'figures.agreements.sent' }, sent],
      [{ text: 'figures.agreements.accepted' }, accepted],
      [{ text: 'figures.agreements.days' }, { days }],
      [{ text: 'figures.agreements.share' }, { share: approved === 0 ? null : covered / approved }],
    ],
  }),
  preparation: ({ preparation: { talked, answered, days, papers } }) => ({
    heads: heads.preparation,
    rows: [
      [{ text: 'figures.preparation.talked' }, talked],
      [{ text: 'figures.preparation.answered' }, answered],
      [{ text: 'figures.preparation.share' }, { share: talked === 0 ? null : answered / talked }],
      [{ text: 'figures.preparation.days' }, { days }],
      ...papers.map(({ state, count }): Cell[] => [{ text: `figures.papers.${state}` }, count]),
    ],
  }),
  subscribers: ({ subscribers }) => ({
    heads: heads.subscribers,
    rows: (subscribers?.months ?? []).map(({ month, joined, left }) => [
      { month },
      joined,
      left,
      joined - left,
    ]),
  }),
}

/** Undefined for a table that is not available to the user. */
export const tableFor = (name: FigureTable, figures: OfficeFigures): Table | undefined =>
  name === 'subscribers' && !figures.subscribers ? undefined : tableOf[name](figures)

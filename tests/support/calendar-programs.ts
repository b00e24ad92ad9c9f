import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

type Read = {
  method: string
  uid: string
  sequence: number
  startsAt: string
  endsAt: string
  summary: string
  description: string
  location: string
  isCanceled: boolean
}

const readByIcalJs = (text: string): Read => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('ical.js finds no event')
  const event = new ICAL.Event(component)
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description ?? '',
    location: event.location ?? '',
    isCanceled: component.getFirstPropertyValue('status') === 'CANCELLED',
  }
}

const readByNodeIcal = (text: string): Read => {
  const calendar = nodeIcal.sync.parseICS(text)
  const event = Object.values(calendar).find((part) => part?.type === 'VEVENT')
  if (event?.type !== 'VEVENT') throw new Error('node-ical finds no event')
  const plain = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    method: event.method ?? calendar.vcalendar?.method ?? '',
    uid: event.uid,
    sequence: Number(event.sequence),
    startsAt: event.start.toISOString(),
    endsAt: event.end?.toISOString() ?? '',
    summary: plain(event.summary),
    description: plain(event.description),
    location: plain(event.location),
    isCanceled: event.status === 'CANCELLED',
  }
}

/** Two parsers, independent of each other and of the code that writes the calendars. */
export const calendarPrograms = { 'ical.js': readByIcalJs, 'node-ical': readByNodeIcal }

import { expect, it } from 'vitest'
import { spellingsOf, spellingsOfQuery } from './english-spelling.ts'

it.each(
  `labor labour/license licence/licensed licenced/judgment judgement/acknowledgment acknowledgement/organization organisation
  organize organise/recognized recognised/analyze analyse/paralyzing paralysing/center centre/theaters theatres
  canceled cancelled/labeling labelling/counselor counsellor/traveler traveller/libelous libellous/fulfill fulfil
  fulfillment fulfilment/installments instalments/enroll enrol/enrollment enrolment/catalog catalogue/dialogs dialogues
  defense defence/offenses offences/pretense pretence/check cheque/program programme/gray grey/tire tyre/mold mould
  behavioral behavioural/favorable favourable/dishonored dishonoured/misdemeanor misdemeanour/practiced practised
  neighborhood neighbourhood/inquiry enquiry/dispatched despatched/jewelry jewellery/skeptical sceptical/aging ageing
  colorize colourise/modeled modelled/unauthorized unauthorised/meter metre/kilometers kilometres`
    .split(/[/\n]/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)('treats %s and %s as spellings of one word', (american, british) => {
  expect(spellingsOf(american)).toContain(british)
  expect(spellingsOf(british)).toContain(american)
})

it.each(
  'our/or four/for hour/hor tour/tor contour/contor your/yor prize/prise size/sise filing/filling filed/filled rise/rize willing/wiling arbitrator/arbitratour author/authour stories/storeys'
    .split(' ')
    .map((pair) => pair.split('/') as [string, string]),
)('does not treat %s as %s', (one, other) => {
  expect([spellingsOf(one).includes(other), spellingsOf(other).includes(one)]).toEqual([false, false])
})

it('does not change Arabic words', () => {
  expect(spellingsOfQuery('نظام العمل')).toEqual(['نظام العمل'])
})

it('returns a query in every spelling of its words', () => {
  expect(spellingsOfQuery('labour licence 83').sort()).toEqual(
    ['labor licence 83', 'labor license 83', 'labour licence 83', 'labour license 83'].sort(),
  )
})

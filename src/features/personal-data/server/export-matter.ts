import { instantInRiyadh } from '#firm-time/riyadh.ts'
import { formatFullDate } from '#i18n/format.ts'
import type { Language } from '#languages/language.ts'
import { type Html, html, type Writer } from './export-html.ts'
import type { PersonalData } from './export-repository.ts'

type Matter = PersonalData['consultations'][number]

/** The stage, the sentences, the dates and the powers of attorney of a request. */
export const matterParts = (
  { t, time, latin, facts, paragraph }: Writer,
  { path: progress, moves, dates, powers }: Matter,
  language: Language,
): Html[] => {
  const dayOf = (day: string) => formatFullDate(instantInRiyadh(day, '12:00'), language)
  const stage = progress?.stages[progress.stage]
  const sentenceOf = ({ sentenceEn, sentenceAr }: { sentenceEn: string; sentenceAr: string }) =>
    language === 'ar' ? sentenceAr || sentenceEn : sentenceEn || sentenceAr
  return [
    html`${facts([['export.stage', stage && (language === 'ar' ? stage.nameAr : stage.nameEn)]])}`,
    ...moves.map(
      (move) =>
        html`<p class="quiet">${t(`export.move.${move.what}`)} · ${time(move.at)}</p>${paragraph(sentenceOf(move))}`,
    ),
    ...dates.map(
      (date) =>
        html`<p class="quiet">${t(`matter.kind.${date.kind}`)} · ${dayOf(date.day)}${date.time === null ? html`` : html` · ${latin(date.time)}`} · ${t(`export.date.${date.state}`)}</p>${paragraph([date.place, date.basis].filter(Boolean).join('\n'))}`,
    ),
    ...powers.map(
      ({ number, issuedOn, until, scope, seenOn }) =>
        html`${facts([
          ['export.power', number && latin(number)],
          ['export.power.issued', issuedOn && dayOf(issuedOn)],
          ['export.power.until', until && dayOf(until)],
          ['export.power.seen', seenOn && dayOf(seenOn)],
        ])}${paragraph(scope)}`,
    ),
  ]
}

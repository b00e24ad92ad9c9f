import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Segments, wordDifferences } from '#ui/word-differences.ts'
import type { AnswersEntry, Question } from '../schema.ts'
import { useAnsweredQuestions } from './answered-questions.ts'
import './answers.css'

/** The earlier entries beside the newest one, with the differences marked. */
export const EarlierAnswers = ({
  content,
  newest,
  earlier,
}: {
  content: readonly Question[]
  newest: AnswersEntry
  earlier: readonly AnswersEntry[]
}) => {
  const { t, language } = useTranslation()
  const read = useAnsweredQuestions()
  const now = read(content, newest)
  return earlier.map((entry) => {
    const before = read(content, entry)
    const titles = new Map([...before, ...now].map(({ id, title }) => [id, title]))
    const textIn = (answers: typeof now, id: string) => answers.find((each) => each.id === id)?.text ?? ''
    const changed = content.flatMap(({ id }) => {
      const [earlierText, newText] = [textIn(before, id), textIn(now, id)]
      return titles.has(id) && earlierText !== newText ? [{ id, earlierText, newText }] : []
    })
    return (
      <details key={entry.id} className="earlier-answers">
        <summary>
          {t('officeQuestions.entry', {
            date: formatDateTime(entry.createdAt, language),
            version: entry.version,
          })}
          {' · '}
          <span className="subtle">{t('officeQuestions.differences', { n: changed.length })}</span>
        </summary>
        <div className="earlier-scroll">
          <table className="earlier-table">
            <caption className="visually-hidden">{t('officeQuestions.comparison')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('officeQuestions.earlier')}</th>
                <th scope="col">{t('officeQuestions.newest')}</th>
              </tr>
            </thead>
            {changed.map(({ id, earlierText, newText }) => {
              const [first, second] = wordDifferences(earlierText, newText)
              return (
                <tbody key={id}>
                  <tr>
                    <th scope="rowgroup" colSpan={2}>
                      {titles.get(id)}
                    </th>
                  </tr>
                  <tr>
                    <td dir="auto">
                      <Differences segments={first} mark="del" />
                    </td>
                    <td dir="auto">
                      <Differences segments={second} mark="ins" />
                    </td>
                  </tr>
                </tbody>
              )
            })}
          </table>
        </div>
      </details>
    )
  })
}

/** Additions are bold and deletions struck through: color is never the only sign. */
const Differences = ({ segments, mark }: { segments: Segments; mark: 'ins' | 'del' }) => {
  const { t } = useTranslation()
  if (segments.length === 0) return <span className="subtle">{t('officeQuestions.unanswered')}</span>
  return segments.map(({ text, isOwn }, at) => {
    const Mark = isOwn ? mark : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of one text never change their order
      <Mark key={at}>{text} </Mark>
    )
  })
}

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatAppointment, formatList, formatTableDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { failureMessage } from '#ui/explain-failure.ts'
import { SelectField } from '#ui/select-field.tsx'
import { openWorkQuery } from '../browser/api.ts'
import { userName } from '../browser/user-name.ts'
import { colleaguesInOrder } from '../names.ts'
import { hasOpenWork, type Leaving, type OpenWork } from '../schema.ts'
import './handover.css'

/**
 * Shows the open work of a departing employee and asks for a successor: `note` is for the confirmation
 * dialog, and `choice` for its call.
 */
export const useHandover = (
  userId: number,
): { note: ReactNode; choice: { successorId: number } | undefined } => {
  const [successorId, setSuccessorId] = useState<number>()
  return {
    note: <Handover userId={userId} successorId={successorId} onChange={setSuccessorId} />,
    choice: successorId === undefined ? undefined : { successorId },
  }
}

const Handover = ({
  userId,
  successorId,
  onChange,
}: {
  userId: number
  successorId: number | undefined
  onChange: (successorId: number | undefined) => void
}) => {
  const { t } = useTranslation()
  return (
    <HandoverChoice
      query={useQuery(openWorkQuery(userId))}
      intro={t('handover.intro')}
      successorId={successorId}
      onChange={onChange}
    />
  )
}

/** The counts of open work with the select of a successor, and the tokens that end; nothing without any. */
export const HandoverChoice = ({
  query: { data, error },
  intro,
  none,
  successorId,
  onChange,
}: {
  query: { data: Leaving | undefined; error: Error | null }
  intro: string
  /** The option without a successor, if one is not required. */
  none?: string
  successorId: number | undefined
  onChange: (successorId: number | undefined) => void
}) => {
  const { t, language } = useTranslation()
  if (error)
    return (
      <p className="field-error" role="alert">
        {t('handover.failed')} {failureMessage(error, t)}
      </p>
    )
  if (!data) return <p role="status">{t('handover.loading')}</p>
  const { work, colleagues, tokens } = data
  if (!hasOpenWork(work)) return <EndingTokens tokens={tokens} />
  const successor = colleagues.find(({ id }) => id === successorId)
  const busy = successor && successor.busyAt.length > 0 ? successor : undefined
  return (
    <section className="handover form-full">
      <p>{intro}</p>
      <Counts work={work} />
      <SelectField
        label={t('handover.to')}
        placeholder={t('handover.choose')}
        options={[
          ...(none === undefined ? [] : [{ value: 'none', label: none }]),
          ...colleaguesInOrder(colleagues, language, undefined).map((colleague) => ({
            value: String(colleague.id),
            label: userName(colleague),
          })),
        ]}
        value={successorId === undefined ? 'none' : String(successorId)}
        onChange={({ target }) => onChange(target.value === 'none' ? undefined : Number(target.value))}
        error={
          busy &&
          t('handover.busy', {
            name: userName(busy),
            times: formatList(
              busy.busyAt.map((startsAt) => formatAppointment(startsAt, language)),
              language,
            ),
          })
        }
      />
      <EndingTokens tokens={tokens} />
    </section>
  )
}

/** The programs of these tokens stop with the account. */
const EndingTokens = ({ tokens }: Pick<Leaving, 'tokens'>) => {
  const { t, language } = useTranslation()
  if (tokens.length === 0) return null
  return (
    <div>
      <p>{t('handover.tokens', { n: tokens.length })}</p>
      <ul>
        {tokens.map(({ id, name, lastUsedOn }) => (
          <li key={id}>
            <bdi>
              {lastUsedOn === null
                ? name
                : t('handover.token.used', { name, date: formatTableDate(lastUsedOn, language) })}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Counts = ({ work }: { work: OpenWork }) => {
  const { t } = useTranslation()
  const kinds = (Object.keys(work) as (keyof OpenWork)[]).filter((kind) => work[kind] > 0)
  return (
    <dl className="details">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`handover.${kind}`)}</dt>
          <dd className="number">{work[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}

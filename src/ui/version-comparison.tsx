import { useId, useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import type { ContentLanguage } from '#languages/language.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Dialog } from './dialog.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { twinLanguage } from './twin-language.ts'
import { type Segments, wordDifferences } from './word-differences.ts'
import './version-comparison.css'

type Version = 'saved' | 'mine'

type ComparedField = {
  name: string
  label: string
  /** Displayed texts: the name of a status, not its value. `base` is the common starting version. */
  base: string
  saved: string
  mine: string
  /** Set for texts in one language; others are aligned by their own direction. */
  lang: ContentLanguage | undefined
}

/** The result of a record form if someone else saved first. */
export type Comparison<Entry, Values> = {
  base: Entry
  newest: Entry
  /** Each field as in `Values`; the schema's input type may lack some. */
  mine: { [Name in keyof Values]?: Values[Name] | null }
  isPending: boolean
  problem: { title: string; message: string } | undefined
  onSave: (values: Values) => void
  onBack: () => void
  onDiscard: () => void
}

type VersionComparisonProps<Entry, Values, Name extends keyof Values & string> = Comparison<Entry, Values> & {
  title: string
  savedAt: string
  labels: Readonly<Record<Name, TextKey>>
  /** The fields in display order. Default: all fields with a label. */
  fields?: readonly Name[]
  valuesOf: (version: Entry) => Values
  /** A field's value as displayed text. */
  textOf: (name: Name, values: Values) => string
}

/**
 * Someone else saved first (P4.11): shows both versions field by field, to choose from. The input is not
 * lost: going back preserves it in the form.
 */
export const VersionComparison = <Entry, Values extends object, Name extends keyof Values & string>({
  title,
  savedAt,
  labels,
  fields: names = Object.keys(labels) as Name[],
  valuesOf,
  textOf,
  isPending,
  problem,
  onSave,
  onBack,
  onDiscard,
  ...versions
}: VersionComparisonProps<Entry, Values, Name>) => {
  const { t, language } = useTranslation()
  const base = valuesOf(versions.base)
  const saved = valuesOf(versions.newest)
  const mine = versions.mine as Values
  const fields = names.map((name) => ({
    name,
    label: t(labels[name]),
    base: textOf(name, base),
    saved: textOf(name, saved),
    mine: textOf(name, mine),
    lang: twinLanguage(name, labels),
  }))
  const [chosen, setChosen] = useState<Record<string, Version>>(() =>
    Object.fromEntries(fields.map((field) => [field.name, likelier(field)])),
  )
  const merged = () =>
    Object.fromEntries(
      names.map((name) => [name, (chosen[name] === 'saved' ? saved : mine)[name]]),
    ) as unknown as Values
  return (
    <Dialog
      title={title}
      size={960}
      description={t('compare.intro', { date: formatDateTime(savedAt, language) })}
      bodyClassName="version-body"
      confirmClose={() => !isPending}
      fallbackFocus={titleOfForm}
      onClose={onBack}
      foot={
        <>
          <span>
            <Button variant="quiet" disabled={isPending} onClick={onDiscard}>
              {t('compare.discard')}
            </Button>
          </span>
          <Button variant="outline" disabled={isPending} onClick={onBack}>
            {t('compare.back')}
          </Button>
          <Button isPending={isPending} pendingLabel={t('form.saving')} onClick={() => onSave(merged())}>
            {t('compare.save')}
          </Button>
        </>
      }
    >
      {problem && (
        <ErrorSummary title={problem.title} className="version-error">
          <p>{problem.message}</p>
        </ErrorSummary>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard */}
      <section className="version-scroll" aria-label={t('compare.caption')} tabIndex={0}>
        <table className="version-table">
          <caption className="visually-hidden">{t('compare.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.field')}</th>
              <th scope="col">{t('compare.saved')}</th>
              <th scope="col">{t('compare.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow
                key={field.name}
                field={field}
                chosen={chosen[field.name] ?? 'mine'}
                onChoose={(version) => setChosen({ ...chosen, [field.name]: version })}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}

/** The button that opened the comparison disappears with its error. */
const titleOfForm = () =>
  [...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector<HTMLElement>('.dialog-title')

/**
 * A value that only one side changed is most likely intended; if both changed it, the user's own is the
 * default.
 */
const likelier = ({ base, mine }: ComparedField): Version => (mine === base ? 'saved' : 'mine')

const FieldRow = ({
  field,
  chosen,
  onChoose,
}: {
  field: ComparedField
  chosen: Version
  onChoose: (version: Version) => void
}) => {
  const { t } = useTranslation()
  if (field.saved === field.mine)
    return (
      <tr>
        <th scope="row">{field.label}</th>
        <td colSpan={2} className="version-same">
          {t('compare.same', { value: field.saved || t('compare.nothing') })}
        </td>
      </tr>
    )
  const [saved, mine] = wordDifferences(field.saved, field.mine)
  const segments = { saved, mine }
  return (
    <tr>
      <th scope="row">{field.label}</th>
      {(['saved', 'mine'] as const).map((version) => (
        <td key={version} className={classNames(version === chosen && 'version-chosen')}>
          <Choice
            field={field}
            version={version}
            segments={segments[version]}
            isChosen={version === chosen}
            onChoose={() => onChoose(version)}
          />
        </td>
      ))}
    </tr>
  )
}

const Choice = ({
  field,
  version,
  segments,
  isChosen,
  onChoose,
}: {
  field: ComparedField
  version: Version
  segments: Segments
  isChosen: boolean
  onChoose: () => void
}) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className="version-choice">
      <input
        type="radio"
        className="checkbox radio"
        id={id}
        name={`version-${field.name}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id}>
        <span className="visually-hidden">
          {field.label}, {t(version === 'saved' ? 'compare.saved' : 'compare.mine')}:{' '}
        </span>
        {segments.length === 0 ? (
          <span className="version-same">{t('compare.nothing')}</span>
        ) : (
          <span lang={field.lang} dir="auto" className="version-text">
            <HighlightedText segments={segments} isChosen={isChosen} />
          </span>
        )}
      </label>
    </div>
  )
}

/** Additions are bold and deletions struck through: color is never the only sign. */
const HighlightedText = ({ segments, isChosen }: { segments: Segments; isChosen: boolean }) =>
  segments.map(({ text, isOwn }, at) => {
    const Mark = isOwn ? (isChosen ? 'ins' : 'del') : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of one text never change their order
      <Mark key={at}>{text} </Mark>
    )
  })

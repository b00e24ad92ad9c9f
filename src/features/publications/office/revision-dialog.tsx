import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import { twinLanguage } from '#ui/twin-language.ts'
import { type Segments, wordDifferences } from '#ui/word-differences.ts'
import {
  type AdminPublication,
  type PublicationRevision,
  type PublicationTexts,
  type TextName,
  textNames,
} from '../admin-schema.ts'
import { restoreRevision, revisionQuery } from './api.ts'
import { fieldLabels } from './editor-values.ts'

/** Lines that both texts share, or lines that differ: removed, added, or both. */
type DiffSegment =
  | { kind: 'same'; lines: string[] }
  | { kind: 'changed'; removed: Segments | undefined; added: Segments | undefined }

/** The line-by-line changes from `one` to `other`; ignores blank lines. */
export const lineDifferences = (one: string, other: string): DiffSegment[] => {
  const first = linesOf(one)
  const second = linesOf(other)
  const segments: DiffSegment[] = []
  let [at, beside] = [0, 0]
  for (const [same, twin] of [...sharedLines(first, second), [first.length, second.length] as const]) {
    segments.push(...changesBetween(first.slice(at, same), second.slice(beside, twin)))
    const line = first[same]
    if (line !== undefined) addSame(segments, line)
    at = same + 1
    beside = twin + 1
  }
  return segments
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const addSame = (segments: DiffSegment[], line: string) => {
  const last = segments.at(-1)
  if (last?.kind === 'same') last.lines.push(line)
  else segments.push({ kind: 'same', lines: [line] })
}

/** Compares replaced lines word by word. */
const changesBetween = (removed: readonly string[], added: readonly string[]): DiffSegment[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]]
    if (before !== undefined && after !== undefined) {
      const [old, fresh] = wordDifferences(before, after)
      return { kind: 'changed', removed: old, added: fresh }
    }
    return { kind: 'changed', removed: whole(before), added: whole(after) }
  })

const whole = (line: string | undefined): Segments | undefined =>
  line === undefined ? undefined : [{ text: line, isOwn: true }]

/** The longest common subsequence of lines, as pairs of positions. */
const sharedLines = (first: readonly string[], second: readonly string[]): (readonly [number, number])[] => {
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint32Array(second.length + 1))
  const length = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = first.length - 1; row >= 0; row -= 1)
    for (let column = second.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (line)
        line[column] =
          first[row] === second[column]
            ? length(row + 1, column + 1) + 1
            : Math.max(length(row + 1, column), length(row, column + 1))
    }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < first.length && column < second.length) {
    if (first[row] === second[column]) pairs.push([row++, column++])
    else if (length(row + 1, column) >= length(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Compares an earlier version with the saved one, and can restore it. */
const RevisionDialog = ({
  publication,
  revision,
  isDirty,
  onRestored,
  onClose,
}: {
  /** The saved publication, without unsaved changes. */
  publication: AdminPublication
  revision: PublicationRevision
  /** There is unsaved text, which restoring would replace. */
  isDirty: boolean
  /** Closes the dialog once all screens show the restored text. */
  onRestored: (restored: AdminPublication) => Promise<unknown>
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { number: n } = revision
  const [isAsking, setAsking] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(revisionQuery(publication.id, revision.id))
  const restoring = useMutation({
    mutationFn: () => restoreRevision(publication.id, revision.id, publication.updatedAt),
    onSuccess: onRestored,
    onError: (failure) =>
      showToast({
        title: t('revisions.restoreFailed'),
        description: failureMessage(failure, t),
        variant: 'destructive',
      }),
  })
  return (
    <>
      <Dialog
        title={t('revisions.comparison', { n })}
        description={t('revisions.comparison.intro', {
          n,
          date: formatDateTime(revision.createdAt, language),
        })}
        size={960}
        onClose={onClose}
        foot={(close) => (
          <>
            <Button variant="outline" onClick={close}>
              {t('form.close')}
            </Button>
            <Button disabled={!data} onClick={() => setAsking(true)}>
              {t('revisions.restore')}
            </Button>
          </>
        )}
      >
        {data ? (
          <Differences current={publication} version={data.texts} />
        ) : error ? (
          <ErrorState title={t('revisions.versionFailed')} isRetrying={isFetching} onRetry={() => refetch()}>
            {explainFailure(error, t).message}
          </ErrorState>
        ) : (
          <Loading label="revisions.loading" shapes={['80', '100']} />
        )}
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={t('revisions.restore.title', { n })}
          variant="primary"
          confirmLabel={t('revisions.restore')}
          isPending={restoring.isPending}
          error={restoring.error && explainFailure(restoring.error, t).message}
          onConfirm={() => restoring.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('revisions.restore.text')}</p>
          {isDirty && <p>{t('revisions.restore.unsaved')}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}

const Differences = ({ current, version }: { current: PublicationTexts; version: PublicationTexts }) => {
  const { t } = useTranslation()
  const differing = textNames.filter((name) => current[name] !== version[name])
  if (differing.length === 0) return <p>{t('revisions.same')}</p>
  return differing.map((name) => (
    <FieldDifferences key={name} name={name} current={current[name]} version={version[name]} />
  ))
}

const FieldDifferences = ({
  name,
  current,
  version,
}: {
  name: TextName
  current: string
  version: string
}) => {
  const { t } = useTranslation()
  const lang = twinLanguage(name, fieldLabels)
  return (
    <section className="revision-field">
      <h3>{t(fieldLabels[name])}</h3>
      <div className="revision-lines" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
        {lineDifferences(current, version).map((segment, at) =>
          segment.kind === 'same' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of two texts never change their order
            <SameLines key={at} lines={segment.lines} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of two texts never change their order
            <div key={at}>
              <Line segments={segment.removed} mark="del" />
              <Line segments={segment.added} mark="ins" />
            </div>
          ),
        )}
      </div>
    </section>
  )
}

const maxSameLines = 1

const SameLines = ({ lines }: { lines: readonly string[] }) => {
  const { t, language, direction } = useTranslation()
  if (lines.length <= maxSameLines) return lines.map((line) => <p key={line}>{line}</p>)
  return (
    <p className="revision-same" lang={language} dir={direction}>
      {t('revisions.unchanged', { n: lines.length })}
    </p>
  )
}

/** Removed text is struck through and restored text bold, so that color is never the only difference. */
const Line = ({ segments, mark: Mark }: { segments: Segments | undefined; mark: 'ins' | 'del' }) =>
  segments && (
    <p>
      {segments.map(({ text, isOwn }, at) =>
        isOwn ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change their order
          <Mark key={at}>{text} </Mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change their order
          <span key={at}>{text} </span>
        ),
      )}
    </p>
  )

export default RevisionDialog

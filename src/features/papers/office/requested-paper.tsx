import { useMutation } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import FileCheck from 'lucide-react/icons/file-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { adminDownloadPath } from '#features/documents/browser/api.ts'
import { MalwareBadge } from '#features/malware/browser/malware-badge.tsx'
import { isServed } from '#features/malware/values.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { localized } from '#languages/language.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FileName } from '#ui/file-name.tsx'
import type { IconType } from '#ui/icon.tsx'
import { InItsLanguage } from '#ui/in-its-language.tsx'
import { showFailure } from '#ui/show-failure.ts'
import { showToast } from '#ui/toast.ts'
import { UserParagraph } from '#ui/user-text.tsx'
import type { PaperRow, RequestOfPaper } from '../panel-schema.ts'
import { isOverdue, type PaperState, stateOf } from '../values.ts'
import { acceptDocument } from './api.ts'
import { UsableDocuments } from './usable-documents.tsx'

const badges = {
  open: { tone: 'yellow', icon: Clock },
  late: { tone: 'red', icon: TriangleAlert },
  received: { tone: 'blue', icon: FileCheck },
  accepted: { tone: 'green', icon: Check },
  refused: { tone: 'red', icon: CircleX },
} as const satisfies Record<PaperState, { tone: BadgeTone; icon: IconType }>

/** A requested paper: its state, its document and the decision of the office. */
export const RequestedPaper = ({
  consultationId,
  row,
  request,
  today,
  refresh,
  onRefuse,
}: {
  consultationId: number
  row: PaperRow
  request: RequestOfPaper
  /** The date in Riyadh. */
  today: string
  refresh: (andThen: () => void) => Promise<void>
  onRefuse: () => void
}) => {
  const { t, language } = useTranslation()
  const { text: title, ...titleIn } = localized(row, 'title', language)
  const { dueDate, refusal, usedFrom, documentId, documentName, documentCheck } = request
  const state = stateOf(request, today)
  const accepting = useMutation({
    mutationFn: () => acceptDocument(request),
    onSuccess: () => refresh(() => showToast({ title: t('papers.accepted'), description: title })),
    onError: (error) => showFailure(t('papers.acceptFailed'), error, t),
  })
  const isReviewed = state === 'accepted'
  return (
    <li>
      <p className="papers-title">
        <bdi className="strong">
          <InItsLanguage text={title} {...titleIn} />
        </bdi>
        <Badge {...badges[state]}>{t(`papers.state.${state}`)}</Badge>
        <MalwareBadge check={documentCheck} />
      </p>
      {row.isFromAnswers && <p className="caption">{t('documents.fromAnswers')}</p>}
      {request.state === 'open' && (
        <p className={isOverdue(request, today) ? 'caption danger-text' : 'caption'}>
          {t(isOverdue(request, today) ? 'papers.wasDue' : 'papers.dueOn', {
            day: formatDay(dueDate, language),
          })}
        </p>
      )}
      {refusal !== null && !isReviewed && (
        <UserParagraph className="caption user-lines">
          {t('papers.refusedBecause', { refusal })}
        </UserParagraph>
      )}
      {documentId !== null && documentName !== null && (
        <p className="caption">
          {isServed(documentCheck) ? (
            <a href={adminDownloadPath(documentId)} download className="text-link">
              <FileName>{documentName}</FileName>
            </a>
          ) : (
            <FileName>{documentName}</FileName>
          )}
          {usedFrom !== null && <> · {t('papers.usedFrom', { id: String(usedFrom) })}</>}
        </p>
      )}
      {request.state === 'received' && (
        <div className="cluster papers-decision">
          {!isReviewed && (
            <Button
              variant="outline"
              size="table"
              isPending={accepting.isPending}
              pendingLabel={t('form.submitting')}
              aria-label={t('papers.acceptNamed', { title })}
              onClick={() => accepting.mutate()}
            >
              {t('papers.accept')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="table"
            aria-label={t('papers.refuseNamed', { title })}
            onClick={onRefuse}
          >
            {t('papers.refuse')}
          </Button>
        </div>
      )}
      <UsableDocuments consultationId={consultationId} row={row} refresh={refresh} />
    </li>
  )
}

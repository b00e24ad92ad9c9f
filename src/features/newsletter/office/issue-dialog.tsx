import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryLabel } from '#features/publications/category-label.ts'
import type { PublicationCategory } from '#features/publications/values.ts'
import { useMailText } from '#features/settings/browser/use-mail-text.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, contentLanguageOf } from '#languages/language.ts'
import { ActionDialog } from '#ui/action-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { Fact } from '#ui/fact.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToast } from '#ui/toast.ts'
import type { PublicationIssue } from '../admin-schema.ts'
import { IssueProgress } from './issue-progress.tsx'
import { issuesKey, issueViewPath, publicationIssuesQuery, sendIssue, sendTest } from './issues-api.ts'
import '#features/outbox/office/mail-dialog.css'
import './issue-dialog.css'

const nameOfLanguage = { en: 'issue.english', ar: 'issue.arabic' } as const
const questionOf = { en: 'issue.ask.english', ar: 'issue.ask.arabic' } as const

/** A publication as an issue of the newsletter: its audience, a preview, a test, and sending. */
const IssueDialog = ({
  publication: { id, category },
  onClose,
}: {
  publication: { id: number; category: PublicationCategory }
  onClose: () => void
}) => {
  const { t, language } = useTranslation()
  const { data: issues, error, isFetching, refetch } = useQuery(publicationIssuesQuery(id))
  const [shown, setShown] = useState<ContentLanguage>(contentLanguageOf(language))
  const issue = issues?.find((each) => each.language === shown)
  return (
    <Dialog
      title={t('issue.title')}
      description={t('issue.intro', { area: t(categoryLabel[category]) })}
      size={760}
      onClose={onClose}
      foot={(close) => (
        <>
          <Button variant="outline" onClick={close}>
            {t('form.close')}
          </Button>
          {issue?.isPublished && <IssueActions key={shown} id={id} issue={issue} />}
        </>
      )}
    >
      {issues ? (
        <Tabs
          label={t('issue.language')}
          value={shown}
          onValueChange={setShown}
          tabs={issues.map((issue) => ({
            value: issue.language,
            label: t(nameOfLanguage[issue.language]),
            content: <IssuePanel key={issue.language} id={id} issue={issue} />,
          }))}
        />
      ) : error ? (
        <ErrorState title={t('issue.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching}>
          {explainFailure(error, t).message}
        </ErrorState>
      ) : (
        <Loading className="stack" shapes={['60', '100', '80']} />
      )}
    </Dialog>
  )
}

/** The buttons to send a test and to send the issue. */
const IssueActions = ({ id, issue }: { id: number; issue: PublicationIssue }) => {
  const { t } = useTranslation()
  const [isRequested, setRequested] = useState(false)
  const test = useTest(id, issue.language)
  const isStopped = issue.issue?.state === 'stopped'
  return (
    <>
      <Button variant="outline" isPending={test.isPending} onClick={() => test.mutate()}>
        {t('issue.test')}
      </Button>
      {(!issue.issue || isStopped) && (
        <Button onClick={() => setRequested(true)}>{t(isStopped ? 'issue.continue' : 'issue.send')}</Button>
      )}
      {isRequested && <SendQuestion id={id} issue={issue} onClose={() => setRequested(false)} />}
    </>
  )
}

/** The issue in one language. */
const IssuePanel = ({ id, issue }: { id: number; issue: PublicationIssue }) => {
  const { t } = useTranslation()
  const { language, isPublished, subject, followers, issue: progress } = issue
  return (
    <div className="issue-panel stack">
      {progress && <IssueProgress progress={progress} />}
      {isPublished && !progress && <p>{t('issue.followers', { n: followers })}</p>}
      {!isPublished && <p>{t('issue.unpublished')}</p>}
      {isPublished && (
        <>
          <dl className="details">
            <Fact label={t('issue.subject')} className="strong">
              <bdi lang={language}>{subject}</bdi>
            </Fact>
          </dl>
          {/* Sandboxed without scripts, forms or navigation. */}
          <iframe
            className="mail-page"
            sandbox=""
            src={issueViewPath(id, language)}
            title={t('issue.preview')}
          />
        </>
      )}
    </div>
  )
}

const useTest = (id: number, language: ContentLanguage) => {
  const { t } = useTranslation()
  const mailText = useMailText()
  return useMutation({
    mutationFn: () => sendTest(id, language),
    onSuccess: ({ recipient }) =>
      showToast({
        title: mailText('issue.test.sent'),
        description: mailText('issue.test.to', { email: recipient }),
      }),
    onError: (error) =>
      showToast({
        title: t('issue.test.failed'),
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
}

const SendQuestion = ({
  id,
  issue: { language, followers, issue: progress },
  onClose,
}: {
  id: number
  issue: PublicationIssue
  onClose: () => void
}) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return (
    <ActionDialog
      title={t(questionOf[language])}
      confirmLabel={t(progress ? 'issue.continue' : 'issue.send')}
      variant="primary"
      act={() => sendIssue(id, language)}
      onDone={async () => {
        await queryClient.invalidateQueries({ queryKey: issuesKey })
        onClose()
        showToast({ title: t('issue.begun'), description: t('issue.begun.text') })
      }}
      failed={t('issue.failed')}
      onClose={onClose}
    >
      <p>{progress ? t('issue.ask.continue') : t('issue.ask.text', { n: followers })}</p>
    </ActionDialog>
  )
}

export default IssueDialog

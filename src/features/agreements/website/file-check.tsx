import { useMutation } from '@tanstack/react-query'
import { callApi } from '#browser/call-api.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { useMounted } from '#ui/use-mounted.ts'
import './file-check.css'

/** Shows whether a file belongs to a version that the firm has sent. */
export const FileCheck = () => {
  const { t } = useTranslation()
  // Browsers compute digests over an encrypted connection only.
  const isInsecure = useMounted() && !crypto.subtle
  const { mutate, data, error, isPending, isSuccess, variables } = useMutation({ mutationFn: verifyFile })
  if (isInsecure) return <p className="strong">{t('fileCheck.insecure')}</p>
  return (
    <div className="file-check needs-scripts">
      <FileDrop
        label={t('fileCheck.choose')}
        accept="application/pdf,.pdf"
        isSingle
        isDisabled={isPending}
        onFiles={([file]) => file && mutate(file)}
      >
        {t('fileCheck.drop')}
      </FileDrop>
      <div className="file-check-answer" aria-live="polite" aria-busy={isPending}>
        {isPending && <p>{t('fileCheck.checking', { name: variables.name })}</p>}
        {isSuccess && <Answer name={variables.name} version={data} />}
        {error && <Failed error={error} name={variables?.name ?? ''} />}
      </div>
    </div>
  )
}

const Answer = ({ name, version }: { name: string; version: VerifiedVersion | null }) => {
  const { t } = useTranslation()
  return (
    <>
      <h2>{t(version ? 'fileCheck.known' : 'fileCheck.unknown')}</h2>
      <p className="caption">
        <bdi>{name}</bdi>
      </p>
      {version ? <Standing {...version} /> : <p>{t('fileCheck.unknown.text')}</p>}
    </>
  )
}

/** The file, and the present state of its version. */
const Standing = ({ file, state, number, version, sentAt, acceptedAt }: VerifiedVersion) => {
  const { t, language } = useTranslation()
  const isAccepted = acceptedAt !== null && (state === 'in_force' || state === 'ended')
  return (
    <>
      <p>
        {t(`fileCheck.file.${file}`, {
          number,
          version: String(version),
          sent: formatDateTime(sentAt, language),
        })}
      </p>
      <p className="strong">
        {t(isAccepted ? `fileCheck.state.${state}.here` : `fileCheck.state.${state}`, {
          accepted: acceptedAt === null ? '' : formatDateTime(acceptedAt, language),
        })}
      </p>
    </>
  )
}

const Failed = ({ error, name }: { error: Error; name: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <h2>{t('fileCheck.failed')}</h2>
      <p>{error instanceof FileProblem ? t(error.reason, { name }) : explainFailure(error, t).message}</p>
    </>
  )
}

const maxBytes = 25_000_000

/** A file that cannot be checked; `reason` is a text. */
class FileProblem extends Error {
  readonly reason: 'fileCheck.tooLarge' | 'fileCheck.unreadable'

  constructor(reason: FileProblem['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The version with this file, or null. Only the digest is sent: the file stays on the device. */
const verifyFile = async (file: File) => {
  if (file.size > maxBytes) throw new FileProblem('fileCheck.tooLarge')
  // A folder that was dropped cannot be read.
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblem('fileCheck.unreadable')
  })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return (await callApi('POST /api/engagements/verify', { body: { sha256 } })).version
}

type VerifiedVersion = NonNullable<Awaited<ReturnType<typeof verifyFile>>>

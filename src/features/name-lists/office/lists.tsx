import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { Fact } from '#ui/fact.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FieldNotes } from '#ui/form-field.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast.ts'
import type { NameList } from '../schema.ts'
import { type ListKind, listKinds } from '../values.ts'
import { nameListsKey, nameListsQuery, uploadList } from './api.ts'

/** The lists of names, each with its last file and a field for the next one. */
export const Lists = () => {
  const { t } = useTranslation()
  const { data: lists, isError } = useQuery(nameListsQuery())
  if (isError) return <p role="alert">{t('nameLists.failed')}</p>
  if (!lists) return <Loading shapes={['60', '80', '80']} />
  return (
    <div className="stack">
      {listKinds.map((kind) => (
        <List key={kind} kind={kind} list={lists.find((each) => each.kind === kind)} />
      ))}
    </div>
  )
}

const List = ({ kind, list }: { kind: ListKind; list: NameList | undefined }) => {
  const { t, tMessage, language } = useTranslation()
  const queryClient = useQueryClient()
  const id = useId()
  const upload = useMutation({
    mutationFn: (file: File) => uploadList(kind, file),
    onSuccess: async (saved) => {
      queryClient.setQueryData(nameListsQuery().queryKey, saved)
      showToast({ title: t('nameLists.uploaded'), description: t('nameLists.uploaded.text') })
      await queryClient.invalidateQueries({ queryKey: nameListsKey })
    },
  })
  const refusal = upload.error instanceof ApiError ? upload.error.errors[0]?.message : undefined
  const failure = refusal ? tMessage(refusal) : upload.error && explainFailure(upload.error, t).message
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{t(`nameLists.kind.${kind}`)}</h2>
      </header>
      <div className="panel-body stack">
        {list ? (
          <dl className="details">
            <Fact label={t('nameLists.file')}>
              <bdi>{list.fileName}</bdi>
            </Fact>
            <Fact label={t('nameLists.entries')}>{t('nameLists.entries.n', { n: list.entries })}</Fact>
            <Fact label={t('nameLists.uploadedAt')}>{formatDateTime(list.uploadedAt, language)}</Fact>
            {list.waiting > 0 && (
              <Fact label={t('nameLists.comparison')}>{t('nameLists.waiting', { n: list.waiting })}</Fact>
            )}
          </dl>
        ) : (
          <p className="muted">{t('nameLists.noFile')}</p>
        )}
        <div role="alert">
          <FieldNotes id={id} error={failure} />
        </div>
        <FileDrop
          label={t(list ? 'nameLists.replace' : 'nameLists.upload')}
          accept=".csv,.xml"
          isSingle
          isDisabled={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        >
          {t('nameLists.formats')}
        </FileDrop>
      </div>
    </section>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { failureMessage, refusalMessage } from '#browser/failure-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'
import { type ImportedNoun, previewImport, runImport, type SentOptions } from '../browser/api.ts'
import { type ImportPreview, mostImportBytes } from '../schema.ts'

/** A file on its way into the database: read and checked first, then imported with a press. */
export const useImport = (noun: ImportedNoun, onDone: (created: number) => void) => {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState<SentOptions>({})
  /** Stays while it is read again with other columns, so that nobody loses their place. */
  const [preview, setPreview] = useState<ImportPreview>()
  const [sent, setSent] = useState(0)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const reading = useMutation({
    mutationFn: ({ file, columns }: { file: File; columns: SentOptions['columns'] }) => {
      if (file.size > mostImportBytes) throw new ApiError(413, t('import.tooLarge'))
      stop.current?.abort()
      stop.current = new AbortController()
      return previewImport(noun, file, columns ? { columns } : {}, stop.current.signal)
    },
    onSuccess: setPreview,
  })
  const run = useMutation({
    mutationFn: (chosen: File) => runImport(noun, chosen, options, setSent),
    onMutate: () => setSent(0),
    onSuccess: ({ created }) => onDone(created),
    onError: (error) =>
      showToast({
        title: t('import.failed'),
        description: failureMessage(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  const choose = (chosen: File) => {
    run.reset()
    setFile(chosen)
    setPreview(undefined)
    // Another file has other columns and other errors.
    setOptions(({ columns, leaveOut, ...rest }) => rest)
    reading.mutate({ file: chosen, columns: undefined })
  }
  const assign = (name: string, column: number | null) => {
    const columns = { ...options.columns, [name]: column }
    setOptions({ ...options, columns })
    if (file) reading.mutate({ file, columns })
  }
  const failure = run.error ?? reading.error
  return {
    file,
    options,
    setOptions,
    choose,
    assign,
    preview,
    isReading: reading.isPending,
    isImporting: run.isPending,
    sent,
    import: () => file && run.mutate(file),
    problem: failure ? refusalMessage(failure, t('toast.generic')) : undefined,
    errorOf: (field: string) =>
      run.error instanceof ApiError
        ? run.error.errors.find((error) => error.field === field)?.message
        : undefined,
  }
}
export type ImportState = ReturnType<typeof useImport>

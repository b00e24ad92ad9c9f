import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure, failureMessage } from '#ui/explain-failure.ts'
import { showToast } from '#ui/toast.ts'
import { type ImportedNoun, previewImport, runImport, type SentOptions } from '../browser/api.ts'
import { type ImportPreview, type ImportResult, maxImportBytes } from '../schema.ts'

/** `ended` is the number of people whom the import unsubscribes. */
export type OnImported = (created: number, ended?: number) => void

/** The state of an import of a list. */
export const useImport = (noun: ImportedNoun, onDone: OnImported) => {
  const { t } = useTranslation()
  const state = useFileImport<SentOptions, ImportPreview, number, ImportResult>({
    begin: {},
    // Columns and errors depend on the file.
    remember: ({ columns, leaveOut, ...rest }) => rest,
    maxBytes: maxImportBytes,
    tooLarge: t('import.tooLarge'),
    failed: t('import.failed'),
    preview: (file, { columns }, signal) => previewImport(noun, file, columns ? { columns } : {}, signal),
    run: (file, options, onProgress) => runImport(noun, file, options, onProgress),
    onDone: ({ created }, { ended }) => onDone(created, ended),
  })
  const { options, readWith } = state
  const assign = (name: string, column: number | null) =>
    readWith({ ...options, columns: { ...options.columns, [name]: column } })
  return { ...state, assign }
}
export type ImportState = ReturnType<typeof useImport>

type Way<Options, Preview, Progress, Result> = {
  /** The initial options, and those that apply to another file too. */
  begin: Options
  remember: (options: Options) => Options
  maxBytes: number
  tooLarge: string
  /** The title of the toast when the import fails. */
  failed: string
  preview: (file: File, options: Options, signal: AbortSignal) => Promise<Preview>
  run: (file: File, options: Options, onProgress: (progress: Progress) => void) => Promise<Result>
  /** Called with the preview from which the import was started. */
  onDone: (result: Result, preview: Preview) => void
}

/** The state of an import: the file is read and checked first, then imported after a click. */
export const useFileImport = <Options, Preview, Progress, Result>(
  way: Way<Options, Preview, Progress, Result>,
) => {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState(way.begin)
  /**
   * Stays visible while the file is read again with other options, so that the user does not lose their
   * place.
   */
  const [preview, setPreview] = useState<Preview>()
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const reading = useMutation({
    mutationFn: ({ file, options }: { file: File; options: Options }) => {
      if (file.size > way.maxBytes) throw new ApiError(413, way.tooLarge, { code: 'payload_too_large' })
      stop.current?.abort()
      stop.current = new AbortController()
      return way.preview(file, options, stop.current.signal)
    },
    onSuccess: setPreview,
  })
  const run = useMutation({
    mutationFn: (chosen: File) => way.run(chosen, options, setProgress),
    onMutate: () => setProgress(undefined),
    onSuccess: (result) => preview && way.onDone(result, preview),
    onError: (error) =>
      showToast({
        title: way.failed,
        description: failureMessage(error, t),
        variant: 'destructive',
      }),
  })
  const choose = (chosen: File) => {
    const remembered = way.remember(options)
    run.reset()
    setFile(chosen)
    setPreview(undefined)
    setOptions(remembered)
    reading.mutate({ file: chosen, options: remembered })
  }
  /** Sets options that require reading the file again. */
  const readWith = (changed: Options) => {
    setOptions(changed)
    if (file) reading.mutate({ file, options: changed })
  }
  const failure = run.error ?? reading.error
  return {
    file,
    options,
    setOptions,
    choose,
    readWith,
    preview,
    isReading: reading.isPending,
    isImporting: run.isPending,
    progress,
    import: () => file && run.mutate(file),
    problem: failure ? explainFailure(failure, t).message : undefined,
    errorOf: (field: string) =>
      run.error instanceof ApiError
        ? run.error.errors.find((error) => error.field === field)?.message
        : undefined,
  }
}

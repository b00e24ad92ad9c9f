import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { failureMessage, refusalMessage } from '#browser/failure-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { showToast } from '#ui/toast.ts'

type Way<Options, Preview, Progress, Result> = {
  /** What an import begins with, and what of it another file keeps. */
  begin: Options
  keep: (options: Options) => Options
  mostBytes: number
  tooLarge: string
  /** The title of the toast when the import fails. */
  failed: string
  preview: (file: File, options: Options, signal: AbortSignal) => Promise<Preview>
  run: (file: File, options: Options, onProgress: (progress: Progress) => void) => Promise<Result>
  onDone: (result: Result) => void
}

/** A file on its way into the database: read and checked first, then imported with a press. */
export const useFileImport = <Options, Preview, Progress, Result>(
  way: Way<Options, Preview, Progress, Result>,
) => {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [options, setOptions] = useState(way.begin)
  /** Stays while it is read again with other options, so that nobody loses their place. */
  const [preview, setPreview] = useState<Preview>()
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const reading = useMutation({
    mutationFn: ({ file, options }: { file: File; options: Options }) => {
      if (file.size > way.mostBytes) throw new ApiError(413, way.tooLarge)
      stop.current?.abort()
      stop.current = new AbortController()
      return way.preview(file, options, stop.current.signal)
    },
    onSuccess: setPreview,
  })
  const run = useMutation({
    mutationFn: (chosen: File) => way.run(chosen, options, setProgress),
    onMutate: () => setProgress(undefined),
    onSuccess: way.onDone,
    onError: (error) =>
      showToast({
        title: way.failed,
        description: failureMessage(error, t('toast.generic')),
        variant: 'destructive',
      }),
  })
  const choose = (chosen: File) => {
    const kept = way.keep(options)
    run.reset()
    setFile(chosen)
    setPreview(undefined)
    setOptions(kept)
    reading.mutate({ file: chosen, options: kept })
  }
  /** For options by which the file is read otherwise. */
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
    problem: failure ? refusalMessage(failure, t('toast.generic')) : undefined,
    errorOf: (field: string) =>
      run.error instanceof ApiError
        ? run.error.errors.find((error) => error.field === field)?.message
        : undefined,
  }
}

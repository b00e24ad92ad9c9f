import { useRef, useState } from 'react'
import { useFileImport } from '#features/imports/office/use-import.ts'
import { useTranslation } from '#i18n/translate.tsx'
import {
  maxExportBytes,
  type WordpressOptions,
  type WordpressPreview,
  type WordpressResult,
} from '../schema.ts'
import { nothingDone, previewWordpress, runWordpress } from './api.ts'

/** A running import: many calls, with the option to stop between two of them. */
export const useWordpressImport = () => {
  const { t } = useTranslation()
  /** The total result for all files of this dialog. */
  const [total, setTotal] = useState(nothingDone)
  const [isFinished, setFinished] = useState(false)
  const [isStopping, setStopping] = useState(false)
  const isStopped = useRef(false)
  const state = useFileImport<WordpressOptions, WordpressPreview, WordpressResult, WordpressResult>({
    begin: {},
    // Categories, pictures and errors depend on the file.
    remember: ({ pages, publish }) => ({ pages, publish }),
    maxBytes: maxExportBytes,
    tooLarge: t('wordpress.tooLarge'),
    failed: t('wordpress.failed'),
    preview: (file, { pages }, signal) => previewWordpress(file, { pages }, signal),
    run: (file, options, onProgress) => {
      isStopped.current = false
      setStopping(false)
      return runWordpress(file, options, {
        before: total,
        isStopped: () => isStopped.current,
        onProgress: (done) => {
          onProgress(done)
          setTotal(done)
        },
      })
    },
    onDone: () => setFinished(true),
  })
  const stop = () => {
    isStopped.current = true
    setStopping(true)
  }
  return { ...state, total, isFinished, isStopping, stop }
}
export type WordpressState = ReturnType<typeof useWordpressImport>

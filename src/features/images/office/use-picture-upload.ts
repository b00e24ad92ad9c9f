import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { explainFailure } from '#ui/explain-failure.ts'
import { type Image, maxImageBytes } from '../schema.ts'
import { imageQuery, uploadImage } from './api.ts'

type Way = { file: File; progress: number } | { file: File; error: string }

/** Undefined without a running or failed upload. */
export type PictureUpload = Way | undefined

/**
 * Uploads one picture: its progress from 0 to 1, its error and, where files are checked for malware, the result of the
 * check. Leaving the field cancels the upload.
 */
export const usePictureUpload = (onUploaded: (url: string) => void) => {
  const { t } = useTranslation()
  const [way, setWay] = useState<PictureUpload>()
  const [sent, setSent] = useState<Image>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (file: File) => {
    stop.current?.abort()
    if (file.size > maxImageBytes) return setWay({ file, error: t('error.picture_kind') })
    const own = new AbortController()
    stop.current = own
    setWay({ file, progress: 0 })
    try {
      const onProgress = (progress: number) => setWay({ file, progress })
      const image = await uploadImage(file, { onProgress, signal: own.signal })
      setWay(undefined)
      setSent(image)
      onUploaded(image.url)
    } catch (error) {
      // Another picture was chosen in the meantime, or the picture was removed.
      if (own.signal.aborted) return
      const failure = explainFailure(error, t)
      setWay({ file, error: failure.kind === 'offline' ? t('picture.broken') : failure.message })
    }
  }
  const cancel = () => {
    stop.current?.abort()
    setWay(undefined)
  }
  const { data: image = sent } = useQuery({
    ...imageQuery(sent?.id ?? 0),
    enabled: sent?.malwareCheck === 'checking',
  })
  return { way, send, cancel, sent: image }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refusalMessage } from '#browser/failure-message.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { type Image, mostImageBytes } from '../schema.ts'
import { imageQuery, uploadImage } from './api.ts'

type Way = { file: File; progress: number } | { file: File; error: string }

/** Undefined when nothing is being sent and nothing was refused. */
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
    if (file.size > mostImageBytes) return setWay({ file, error: t('error.picture_kind') })
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
      // Another picture was chosen meanwhile, or none at all.
      if (own.signal.aborted) return
      setWay({ file, error: refusalMessage(error, t('picture.broken')) })
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

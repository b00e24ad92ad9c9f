import { useEffect, useRef, useState } from 'react'
import { ApiError, hasCode } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import type { Document, OwnDocument } from '../schema.ts'
import { mostBytes } from '../values.ts'
import { deleteOwnDocument, type Recipient, revokeDocument, sendOwnDocument, shareDocument } from './api.ts'

export type Upload = {
  key: string
  file: File
  state: 'chosen' | 'sending' | 'sent' | 'failed'
  /** From 0 to 1. */
  progress: number
  error?: string
  document?: SavedDocument
}

type SavedDocument = Pick<Document | OwnDocument, 'id' | 'name'>

/** Where files are sent, and how an upload is undone. */
type UploadTarget<Owner> = {
  send: (
    owner: Owner,
    file: File,
    watch: { onProgress: (sent: number) => void; signal: AbortSignal },
  ) => Promise<SavedDocument>
  takeBack: (id: number) => Promise<void>
}

/** The office shares files with a client. */
export const officeUploadTarget: UploadTarget<Recipient> = {
  send: shareDocument,
  takeBack: revokeDocument,
}

/** A client sends files to the firm. */
export const clientUploadTarget: UploadTarget<{
  consultationId?: number | undefined
  documentRequestId?: number
}> = {
  send: sendOwnDocument,
  takeBack: deleteOwnDocument,
}

/**
 * Files that are uploaded to a target: chosen, sent with their progress, cancelled, retried. The files of a draft are
 * removed again when the draft is left without calling `keep`.
 */
export const useUploads = <Owner>(target: UploadTarget<Owner>, { isDraft = false } = {}) => {
  const { t } = useTranslation()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const drafted = useRef(new Set<number>())
  useEffect(() => {
    const running = stops.current
    const left = drafted.current
    return () => {
      for (const stop of running.values()) stop.abort()
      for (const id of left) takeBack(target, id)
    }
  }, [target])

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const add = (files: readonly File[]): Upload[] => {
    const added = files.map(
      (file): Upload => ({
        key: crypto.randomUUID(),
        file,
        progress: 0,
        ...(file.size > mostBytes
          ? { state: 'failed', error: t('error.payload_too_large') }
          : { state: 'chosen' }),
      }),
    )
    setUploads((all) => [...all, ...added])
    return added
  }

  const send = async (upload: Upload, owner: Owner): Promise<SavedDocument> => {
    if (upload.document) return upload.document
    const stop = new AbortController()
    stops.current.set(upload.key, stop)
    const { error: _earlier, ...again } = upload
    setUploads((all) =>
      all.map((each) => (each.key === upload.key ? { ...again, state: 'sending', progress: 0 } : each)),
    )
    try {
      if (upload.file.size > mostBytes)
        throw new ApiError(413, t('error.payload_too_large'), { code: 'payload_too_large' })
      const document = await target.send(owner, upload.file, {
        onProgress: (progress) => change(upload.key, { progress }),
        signal: stop.signal,
      })
      change(upload.key, { state: 'sent', progress: 1, document })
      if (isDraft) drafted.current.add(document.id)
      return document
    } catch (error) {
      const message = messageOf(error)
      change(upload.key, { state: 'failed', error: message })
      throw error instanceof ApiError ? new ApiError(error.status, message, error) : new ApiError(0, message)
    } finally {
      stops.current.delete(upload.key)
    }
  }
  const messageOf = (error: unknown): string => {
    if (hasCode(error, 'stopped')) return t('documents.upload.stopped')
    return (error instanceof ApiError && error.detail) || t('documents.upload.broken')
  }

  /** Cancels an upload, and undoes it if it had finished. */
  const remove = ({ key, document }: Upload) => {
    stops.current.get(key)?.abort()
    setUploads((all) => all.filter((upload) => upload.key !== key))
    if (!document) return
    drafted.current.delete(document.id)
    takeBack(target, document.id)
  }
  const keep = () => drafted.current.clear()
  const forget = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key))

  return { uploads, add, send, remove, forget, keep }
}

export type Uploads<Owner> = ReturnType<typeof useUploads<Owner>>

/** Runs in the background: a document that stays can still be deleted in the list of documents. */
const takeBack = (target: Pick<UploadTarget<never>, 'takeBack'>, id: number) =>
  void target.takeBack(id).catch(() => undefined)

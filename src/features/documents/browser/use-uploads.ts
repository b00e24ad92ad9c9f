import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, hasCode } from '#browser/call-api.ts'
import { useTranslation } from '#i18n/translate.tsx'
import { mostBytes } from '../values.ts'
import { deleteOwnDocument, type Recipient, revokeDocument, sendOwnDocument, shareDocument } from './api.ts'
import {
  type ClientUploadOwner,
  createShelf,
  type SavedDocument,
  type Upload,
  type UploadShelf,
} from './upload-shelf.ts'

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
export const clientUploadTarget: UploadTarget<ClientUploadOwner> = {
  send: sendOwnDocument,
  takeBack: deleteOwnDocument,
}

/**
 * Files that are uploaded to a target: chosen, sent with their progress, cancelled, retried. Without a `shelf` they end
 * with the screen, and those of a draft are removed again when it is left without calling `keep`; those on a shelf go on.
 */
export const useUploads = <Owner>(
  target: UploadTarget<Owner>,
  { isDraft = false, shelf }: { isDraft?: boolean; shelf?: UploadShelf } = {},
) => {
  const { t } = useTranslation()
  const [ownShelf] = useState(createShelf)
  const { change: changeAll, stops, ...store } = shelf ?? ownShelf
  const uploads = useSyncExternalStore(store.subscribe, store.uploads, store.uploads)
  const drafted = useRef(new Set<number>())
  useEffect(() => {
    const running = ownShelf.stops
    const left = drafted.current
    return () => {
      for (const stop of running.values()) stop.abort()
      for (const id of left) takeBack(target, id)
    }
  }, [target, ownShelf])

  const change = (key: string, changes: Partial<Upload>) =>
    changeAll((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  const add = (files: readonly File[]): Upload[] => {
    const added = files.map(
      (file): Upload => ({
        key: nextKey(),
        file,
        progress: 0,
        ...(file.size > mostBytes
          ? { state: 'failed', error: t('error.payload_too_large'), isFinal: true }
          : { state: 'chosen' }),
      }),
    )
    changeAll((all) => [...all, ...added])
    return added
  }

  const send = async (upload: Upload, owner: Owner): Promise<SavedDocument> => {
    if (upload.document) return upload.document
    const stop = new AbortController()
    stops.set(upload.key, stop)
    const { error: _earlier, ...again } = upload
    changeAll((all) =>
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
      change(upload.key, { state: 'failed', error: message, isFinal: isRefusedForGood(error) })
      throw error instanceof ApiError ? new ApiError(error.status, message, error) : new ApiError(0, message)
    } finally {
      stops.delete(upload.key)
    }
  }
  const messageOf = (error: unknown): string => {
    if (hasCode(error, 'stopped')) return t('documents.upload.stopped')
    return (error instanceof ApiError && error.detail) || t('documents.upload.broken')
  }

  /** Cancels an upload, and undoes it if it had finished. */
  const remove = ({ key, document }: Upload) => {
    stops.get(key)?.abort()
    forget(key)
    if (!document) return
    drafted.current.delete(document.id)
    takeBack(target, document.id)
  }
  const keep = () => drafted.current.clear()
  const forget = (key: string) => changeAll((all) => all.filter((upload) => upload.key !== key))

  return { uploads, add, send, remove, forget, keep }
}

export type Uploads<Owner> = ReturnType<typeof useUploads<Owner>>

let keys = 0
/** `crypto.randomUUID` is missing on pages served over plain http. */
const nextKey = () => String(++keys)

/** The kind or the size of the file is refused, whenever it is sent. */
const isRefusedForGood = (error: unknown): boolean =>
  hasCode(error, 'payload_too_large') || hasCode(error, 'file_kind')

/** Runs in the background: a document that stays can still be deleted in the list of documents. */
const takeBack = (target: Pick<UploadTarget<never>, 'takeBack'>, id: number) =>
  void target.takeBack(id).catch(() => undefined)

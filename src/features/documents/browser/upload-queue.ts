import { useEffect } from 'react'
import { onLogOut } from '#browser/other-tabs.ts'
import type { Document, OwnDocument } from '../schema.ts'

export type Upload = {
  key: string
  file: File
  state: 'chosen' | 'sending' | 'sent' | 'failed'
  /** A value from 0 to 1. */
  progress: number
  error?: string
  /** The same file would always be refused. */
  isFinal?: boolean
  document?: SavedDocument
}

export type SavedDocument = Pick<Document | OwnDocument, 'id' | 'name'>

/** The target of a client's upload: a document request, a consultation, or neither. */
export type ClientUploadOwner = { consultationId?: number | undefined; documentRequestId?: number }

/** An upload queue that is independent of the screen that shows it. */
export const createUploadQueue = (onChange?: () => void) => {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  return {
    uploads: () => uploads,
    change: (next: (all: readonly Upload[]) => readonly Upload[]) => {
      uploads = next(uploads)
      for (const listener of listeners) listener()
      onChange?.()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stops: new Map<string, AbortController>(),
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

type StoredQueue = { owner: ClientUploadOwner; queue: UploadQueue; screens: number }

/** The upload queues of the portal, which continue while the client visits other pages. */
const queues = new Map<string, StoredQueue>()
const listeners = new Set<() => void>()
let unseen: readonly ClientUploadOwner[] = []

const notice = () => {
  const now = [...queues.values()].filter(({ queue, screens }) => screens === 0 && queue.uploads().length > 0)
  const isSame = now.length === unseen.length && now.every(({ owner }, index) => owner === unseen[index])
  if (!isSame) unseen = now.map(({ owner }) => owner)
  for (const listener of listeners) listener()
}

const findQueue = (owner: ClientUploadOwner): StoredQueue => {
  const name = `${owner.consultationId ?? ''}/${owner.documentRequestId ?? ''}`
  const found = queues.get(name) ?? { owner, queue: createUploadQueue(notice), screens: 0 }
  queues.set(name, found)
  return found
}

export const storedQueue = (owner: ClientUploadOwner): UploadQueue => findQueue(owner).queue

/** Marks this queue as visible until the returned function is called. */
const showQueue = (owner: ClientUploadOwner): (() => void) => {
  const found = findQueue(owner)
  found.screens += 1
  notice()
  return () => {
    found.screens -= 1
    notice()
  }
}

export const subscribeToQueues = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Queues whose uploads are not visible on any screen. */
export const unseenUploads = () => unseen

const isSending = ({ queue }: StoredQueue): boolean =>
  queue.uploads().some(({ state }) => state === 'sending')

export const isUploading = (): boolean => [...queues.values()].some(isSending)

export const isUploadingFor = (owner: ClientUploadOwner): boolean => isSending(findQueue(owner))

/** Stops all uploads, so that the next user of this browser does not see them. */
export const stopUploads = () => {
  for (const { queue } of queues.values()) {
    for (const stop of queue.stops.values()) stop.abort()
    queue.change(() => [])
  }
}
onLogOut(stopUploads)

/** The screen shows the uploads of this request or document request, so the tray omits them. */
export const useShownUploads = (consultationId?: number, documentRequestId?: number) => {
  useEffect(
    () => showQueue({ consultationId, ...(documentRequestId !== undefined && { documentRequestId }) }),
    [consultationId, documentRequestId],
  )
}

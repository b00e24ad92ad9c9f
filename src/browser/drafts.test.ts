import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, forgetDrafts, forgetGuestDrafts, guestDraftKey, readDraft, writeDraft } from './drafts.ts'

const createStorage = (): Storage => {
  const stored: Record<string, string> = {}
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(stored, { [key]: text }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
  })
  return stored as unknown as Storage
}

describe('a draft', () => {
  beforeEach(() => vi.stubGlobal('localStorage', createStorage()))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is available to the person who wrote it, under its name', () => {
    writeDraft(draftKey(7, 'reply-3'), { content: 'متى نبدأ؟' })
    expect(readDraft(draftKey(7, 'reply-3'))).toEqual({ content: 'متى نبدأ؟' })
    expect(readDraft(draftKey(8, 'reply-3'))).toEqual({})
    expect(readDraft(draftKey(7, 'new'))).toEqual({})
  })

  it('without text is removed', () => {
    const key = draftKey(7, 'new')
    writeDraft(key, { subject: 'Lease', content: '' })
    writeDraft(key, { subject: ' ', content: '' })
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('of a guest expires 24 hours after the last edit', () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') })
    const key = guestDraftKey('consultation')
    writeDraft(key, { message: 'فُصلت' })
    vi.setSystemTime(new Date('2026-03-01T21:00:00Z'))
    writeDraft(key, { message: 'فُصلت من عملي' })
    vi.setSystemTime(new Date('2026-03-02T20:59:00Z'))
    expect(readDraft(key)).toEqual({ message: 'فُصلت من عملي' })
    vi.setSystemTime(new Date('2026-03-02T21:00:00Z'))
    expect(readDraft(key)).toEqual({})
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('of a guest is deleted at login, and that of a user at logout; other stored values stay', () => {
    localStorage.setItem('language', 'ar')
    writeDraft(guestDraftKey('consultation'), { message: 'x' })
    writeDraft(draftKey(7, 'new'), { subject: 'Lease' })
    forgetGuestDrafts()
    expect(Object.keys(localStorage)).toEqual(['language', 'draft:7:new'])
    forgetDrafts()
    expect(Object.keys(localStorage)).toEqual(['language'])
  })

  it('that is corrupt, or that the browser cannot store, counts as missing', () => {
    localStorage.setItem('draft:7:new', '{"subject":')
    expect(readDraft(draftKey(7, 'new'))).toEqual({})
    localStorage.setItem('draft:7:new', '{"subject":3,"content":"x"}')
    expect(readDraft(draftKey(7, 'new'))).toEqual({ content: 'x' })
    vi.stubGlobal('localStorage', undefined)
    writeDraft(draftKey(7, 'new'), { subject: 'Lease' })
    expect(readDraft(draftKey(7, 'new'))).toEqual({})
  })
})

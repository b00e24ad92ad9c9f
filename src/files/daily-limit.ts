import { AppError } from '#http/errors.ts'

/** The most that one person can upload in a day, so that no single account fills the disk. */
const mostFilesPerDay = 100
const mostBytesPerDay = 500 * 1024 * 1024

/** What a person uploaded during the last 24 hours, and the seconds until the first of it no longer counts. */
export type DayOfUploads = { files: number; bytes: number; secondsLeft: number }

/** Throws `daily_uploads` if one more file of `size` bytes exceeds the limit; `scale` multiplies it. */
export const refuseOverDailyLimit = (
  { files, bytes, secondsLeft }: DayOfUploads,
  size: number,
  scale: number,
): void => {
  const isTooMuch = files + 1 > mostFilesPerDay * scale || bytes + size > mostBytesPerDay * scale
  if (isTooMuch) throw new AppError('daily_uploads', { retryAfter: secondsLeft })
}

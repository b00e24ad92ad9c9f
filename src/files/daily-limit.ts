import { AppError } from '#http/errors.ts'

/** Max uploads of one person in a day, so that no single account fills the disk. */
const maxFilesPerDay = 100
const maxBytesPerDay = 500 * 1024 * 1024

/** A person's uploads in the last 24 hours, and the seconds until the first of them no longer counts. */
export type DayOfUploads = { files: number; bytes: number; secondsLeft: number }

/** Throws `daily_uploads` if one more file of `size` bytes exceeds the limit; `scale` multiplies it. */
export const refuseOverDailyLimit = (
  { files, bytes, secondsLeft }: DayOfUploads,
  size: number,
  scale: number,
): void => {
  const isTooMuch = files + 1 > maxFilesPerDay * scale || bytes + size > maxBytesPerDay * scale
  if (isTooMuch) throw new AppError('daily_uploads', { retryAfter: secondsLeft })
}

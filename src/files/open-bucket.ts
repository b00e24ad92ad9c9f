import { randomUUID } from 'node:crypto'
import type { Bucket } from './bucket.ts'
import { type BucketAddress, BucketError } from './bucket-address.ts'

/** Loads the S3 client, which is needed only with a bucket. */
export const openBucket = async (address: BucketAddress | undefined): Promise<Bucket | undefined> => {
  if (!address) return undefined
  const { Bucket } = await import('./bucket.ts')
  return new Bucket(address)
}

/** Checks that objects in the bucket can be written, read and deleted; throws `BucketError`. */
export const openTriedBucket = async (address: BucketAddress | undefined): Promise<Bucket | undefined> => {
  const bucket = await openBucket(address)
  if (!bucket) return undefined
  const [name, text] = [`probe-${randomUUID()}`, randomUUID()]
  await bucket.putText(name, text)
  const read = await bucket.getText(name)
  await bucket.delete(name)
  if (read !== text || (await bucket.sizeOf(name)) !== null)
    throw new BucketError(`FILES_URL: ${bucket.name} does not give back and delete what was written`)
  return bucket
}

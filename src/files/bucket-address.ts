/** A bucket of an S3-compatible server, and how to get in. */
export type BucketAddress = {
  /** `https://host:port`; `http:` only where FILES_URL says so. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** What may be shown of it. */
export const nameOfBucket = ({ endpoint, bucket }: BucketAddress): string =>
  `s3://${new URL(endpoint).host}/${bucket}`

/** The bucket did not do what it was asked. The message is one line without any secret, and names no file. */
export class BucketError extends Error {
  override name = 'BucketError'
}

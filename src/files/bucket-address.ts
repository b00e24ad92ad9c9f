/** A bucket of an S3-compatible server, and its credentials. */
export type BucketAddress = {
  /** `https://host:port`; `http:` only if FILES_URL uses it. */
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** The name of the bucket without credentials, for messages. */
export const nameOfBucket = ({ endpoint, bucket }: BucketAddress): string =>
  `s3://${new URL(endpoint).host}/${bucket}`

/** The bucket did not complete a request. The message is one line without secrets or file names. */
export class BucketError extends Error {
  override name = 'BucketError'
}

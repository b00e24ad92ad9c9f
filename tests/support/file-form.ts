/** A multipart body as a browser sends it. */
export const fileForm = (
  fields: Record<string, string>,
  file?: { name: string; bytes: Buffer; type?: string },
): { payload: Buffer; headers: Record<string, string> } => {
  const boundary = '----mizan-test'
  const parts = Object.entries(fields).map(
    ([name, value]): Buffer =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file)
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'application/pdf'}\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    )
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

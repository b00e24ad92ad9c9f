/** Downloads a CSV report from the server. */
export const saveReport = async (name: string, report: string): Promise<void> => {
  const { saveFile } = await import('#browser/download.ts')
  saveFile({ name, blob: new Blob([report], { type: 'text/csv;charset=utf-8' }) })
}

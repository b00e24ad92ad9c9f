/** Gives the reader a CSV file that the server wrote. */
export const saveReport = async (name: string, report: string): Promise<void> => {
  const { saveFile } = await import('#browser/download.ts')
  saveFile({ name, blob: new Blob([report], { type: 'text/csv;charset=utf-8' }) })
}

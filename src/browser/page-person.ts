/** The id of the user for whom this page was drawn: 0 for a guest, undefined until it is known. */
let person: number | undefined

export const drawPageFor = (id: number): void => {
  person = id
}

export const isPageDrawn = (): boolean => person !== undefined

/**
 * The header of a call. If somebody else has logged in with this browser since, the server refuses the call with
 * `other_session`: no input is saved under another name, and no page shows the data of two people. A guest reads
 * only public data.
 */
export const forPerson = (isRead: boolean): Record<string, string> =>
  person === undefined || (person === 0 && isRead) ? {} : { 'x-for-user': `${person}` }

/** Values of new rows, for tests about something else. */
export const documentInput = () => ({
  ...{ name: 'deed.pdf', type: 'application/pdf', size: 12, sha256: 'x' },
  storageKey: crypto.randomUUID() as string,
})

export const imageInput = (storageKey: string = crypto.randomUUID()) => ({
  ...{ type: 'image/jpeg', width: 1, height: 1, size: 7 },
  storageKey,
})

export const userInput = (username: string) => ({
  ...{ username, email: `${username}@example.com`, password: 'x', firstName: 'Sara', lastName: 'H' },
  role: 'client' as const,
})

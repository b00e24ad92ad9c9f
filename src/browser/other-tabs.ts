/** Functions that delete the person's data that this tab stores outside the query cache. */
const forgetters = new Set<() => void>()

export const onLogOut = (forget: () => void) => void forgetters.add(forget)

const channelName = 'session'

/** Deletes the person's data after a logout, and notifies the browser's other tabs. */
export const announceLogOut = () => {
  for (const forget of forgetters) forget()
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('logged-out')
  channel.close()
}

/** `leave` is called when another tab has logged out. Returns a function that unregisters it. */
export const onLogOutElsewhere = (leave: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = () => {
    for (const forget of forgetters) forget()
    leave()
  }
  return () => channel.close()
}

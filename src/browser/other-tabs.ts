/** Forgets what this tab keeps of the person outside the cache of queries. */
const forgetters = new Set<() => void>()

export const onLogOut = (forget: () => void) => void forgetters.add(forget)

const channelName = 'session'

/** After a logout nothing of the person is left here, and the browser's other tabs hear of it. */
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

import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const compiler = '@myriaddreamin/typst-ts-node-compiler'

const isInstalled = (name: string): boolean => {
  try {
    resolve(name)
    return true
  } catch {
    return false
  }
}

/** Whether the machine has the native part that draws agreements. It is not loaded for this. */
export const canDraw = (platform = process.platform, arch = process.arch): boolean =>
  ['', '-gnu', '-musl', '-gnueabihf', '-msvc'].some((libc) =>
    isInstalled(`${compiler}-${platform}-${arch}${libc}`),
  )

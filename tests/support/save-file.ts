import { Readable } from 'node:stream'
import { FileStore } from '#files/file-store.ts'

// Runs in its own process, because limits apply to processes. Stores a file of this many bytes in a folder,
// and prints the confirmed number or the error code.
const [folder = '', bytes = '0'] = process.argv.slice(2)
const store = await FileStore.open(folder, { spaceFloor: 0 })
const source = Readable.from([Buffer.alloc(Number(bytes), 65)])
const answer = await store.save(source, Number(bytes), async () => 'fine').catch((error) => error)
process.stdout.write(answer instanceof Error ? answer.message : String(answer.size))

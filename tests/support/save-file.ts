import { Readable } from 'node:stream'
import { FileStore } from '#files/file-store.ts'

// A process of its own for the tests, since limits hold for a process: keeps a file of so many bytes in a folder and
// says how many were confirmed, or why none.
const [folder = '', bytes = '0'] = process.argv.slice(2)
const store = await FileStore.open(folder, { spaceFloor: 0 })
const source = Readable.from([Buffer.alloc(Number(bytes), 65)])
const answer = await store.save(source, Number(bytes), async () => 'fine').catch((error) => error)
process.stdout.write(answer instanceof Error ? answer.message : String(answer.size))

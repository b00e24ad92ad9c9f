import { isolatedValue } from '../lines/isolate.ts'

/** For screens that load the isolation after their first rows. */
export default function IsolatedText({ children }: { children: string }) {
  return isolatedValue(children)
}

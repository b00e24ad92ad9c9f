/**
 * Contents of `<style>` elements that interface scripts insert, for the server to allow by hash. There are none:
 * dialogs and lists are native (`<dialog>`, `popover`), menus do not lock scrolling, and the Radix parts in use (menu,
 * tooltip, toast, direction) write no `<style>`; checked under `style-src 'self'` with every part open. Before adding a
 * Radix part that does (Select, ScrollArea), list its text here.
 */
export const injectedStyles: readonly string[] = []

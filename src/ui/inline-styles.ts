/**
 * Texts of `<style>` elements that scripts of the interface put into the page, for the server to allow by hash.
 * There are none: dialogs and lists are native (`<dialog>`, `popover`), menus lock nothing, and the Radix parts in
 * use (menu, tooltip, toast, direction) write no `<style>`. The gallery run under `style-src 'self'` reported no
 * violation with every part open. Whoever adds a part of Radix that does (Select, ScrollArea) lists its text here.
 */
export const injectedStyles: readonly string[] = []

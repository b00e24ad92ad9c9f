import BetweenHorizontalEnd from 'lucide-react/icons/between-horizontal-end'
import BetweenVerticalEnd from 'lucide-react/icons/between-vertical-end'
import Bold from 'lucide-react/icons/bold'
import ImageIcon from 'lucide-react/icons/image'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Redo2 from 'lucide-react/icons/redo-2'
import Table from 'lucide-react/icons/table'
import TableColumnsSplit from 'lucide-react/icons/table-columns-split'
import TableRowsSplit from 'lucide-react/icons/table-rows-split'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import type { ComponentProps, KeyboardEvent, Ref } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, directionOf } from '#languages/language.ts'
import { nextIndex } from '#ui/arrow-keys.ts'
import { Icon, type IconType } from '#ui/icon.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { Select } from '#ui/select.tsx'
import {
  type BlockStyle,
  type Formatting,
  insertTable,
  setBlock,
  toggleBold,
  toggleItalic,
  toggleList,
  toggleQuote,
} from './text-commands.ts'

type ToolbarProps = {
  language: ContentLanguage
  formatting: Formatting | undefined
  /** The id of the text field. */
  controls: string
  run: (command: Command) => void
  can: (command: Command) => boolean
  onLink: () => void
  onPicture: () => void
  /** Escape returns the focus to the text. */
  onLeave: () => void
  ref: Ref<HTMLDivElement>
}

const blocks: readonly BlockStyle[] = ['paragraph', 'heading2', 'heading3', 'heading4']

/** Ordered in the direction of the article, labeled in the page's language. */
export const TextToolbar = (props: ToolbarProps) => {
  const { t } = useTranslation()
  const { language, formatting, controls, run, can, ref } = props
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    // A menu of the toolbar has handled the key.
    if (event.defaultPrevented) return
    if (event.key === 'Escape') {
      props.onLeave()
      return
    }
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.tool:not(:disabled)')]
    const at = buttons.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const next = nextIndex(event.key, at, buttons.length, directionOf(language))
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div
      ref={ref}
      className="text-toolbar"
      role="toolbar"
      aria-label={t(`editor.toolbar.${language}`)}
      aria-controls={controls}
      onKeyDown={moveFocus}
    >
      <Select
        size="table"
        className="tool-block"
        aria-label={t('editor.block')}
        options={blocks.map((block) => ({ value: block, label: t(`editor.${block}`) }))}
        value={formatting?.block ?? 'paragraph'}
        onValueChange={(block) => run(setBlock(block as BlockStyle))}
      />
      <span className="tool-rule" />
      <Tool icon={Bold} label="editor.bold" isOn={formatting?.isBold} onUse={() => run(toggleBold)} />
      {language === 'en' && (
        <Tool
          icon={Italic}
          label="editor.italic"
          isOn={formatting?.isItalic}
          onUse={() => run(toggleItalic)}
        />
      )}
      <Tool icon={Link} label="editor.link" isOn={formatting?.isLink} onUse={props.onLink} />
      <span className="tool-rule" />
      <Tool
        icon={List}
        label="editor.bulletList"
        flips
        isOn={formatting?.list === 'bullet_list'}
        onUse={() => run(toggleList('bullet_list'))}
      />
      <Tool
        icon={ListOrdered}
        label="editor.orderedList"
        flips
        isOn={formatting?.list === 'ordered_list'}
        onUse={() => run(toggleList('ordered_list'))}
      />
      <Tool
        icon={Quote}
        label="editor.quote"
        flips
        isOn={formatting?.isQuote}
        onUse={() => run(toggleQuote)}
      />
      <Tool icon={ImageIcon} label="editor.picture" isOn={formatting?.isPicture} onUse={props.onPicture} />
      {formatting?.isInTable ? (
        <TableMenu run={run} />
      ) : (
        <Tool icon={Table} label="editor.table" onUse={() => run(insertTable)} />
      )}
      <Tool icon={Undo2} label="editor.undo" flips isDisabled={!can(undo)} onUse={() => run(undo)} />
      <Tool icon={Redo2} label="editor.redo" flips isDisabled={!can(redo)} onUse={() => run(redo)} />
    </div>
  )
}

const tableTools: readonly { icon: IconType; label: TextKey; command: Command }[] = [
  { icon: BetweenHorizontalEnd, label: 'editor.row.add', command: addRowAfter },
  { icon: TableRowsSplit, label: 'editor.row.delete', command: deleteRow },
  { icon: BetweenVerticalEnd, label: 'editor.column.add', command: addColumnAfter },
  { icon: TableColumnsSplit, label: 'editor.column.delete', command: deleteColumn },
  { icon: Trash2, label: 'editor.table.delete', command: deleteTable },
]

/** Replaces the button that inserts a table, so that the layout does not shift when the caret enters one. */
const TableMenu = ({ run }: Pick<ToolbarProps, 'run'>) => {
  const { t } = useTranslation()
  return (
    <Menu trigger={<ToolButton icon={Table} label="editor.table.menu" aria-pressed />}>
      {tableTools.map(({ icon, label, command }) => (
        // After the menu has returned the focus to its button.
        <MenuItem key={label} icon={icon} flips onSelect={() => queueMicrotask(() => run(command))}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  )
}

type ToolButtonProps = { icon: IconType; label: TextKey; flips?: boolean }

const ToolButton = ({ icon, label, flips, ...button }: ToolButtonProps & ComponentProps<'button'>) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="tool"
      aria-label={t(label)}
      title={t(label)}
      // Preserves the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    >
      <Icon icon={icon} flips={flips} />
    </button>
  )
}

const Tool = ({
  isOn,
  isDisabled,
  onUse,
  ...shown
}: ToolButtonProps & {
  /** Whether a toggle is on; undefined for other buttons. */
  isOn?: boolean | undefined
  isDisabled?: boolean
  onUse: () => void
}) => <ToolButton {...shown} aria-pressed={isOn} disabled={isDisabled} onClick={onUse} />

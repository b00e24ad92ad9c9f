import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Table from 'lucide-react/icons/table'
import Undo2 from 'lucide-react/icons/undo-2'
import { undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import type { KeyboardEvent, Ref } from 'react'
import { type TextKey, useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, directionOf } from '#languages/language.ts'
import { nextIndex } from '#ui/arrow-keys.ts'
import { Icon, type IconType } from '#ui/icon.tsx'
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
  /** Escape returns the focus to the text. */
  onLeave: () => void
  ref: Ref<HTMLDivElement>
}

const blocks: readonly BlockStyle[] = ['paragraph', 'heading2', 'heading3', 'heading4']

/** Ordered in the direction of the article, labelled in the language of the page. */
export const TextToolbar = (props: ToolbarProps) => {
  const { t } = useTranslation()
  const { language, formatting, controls, run, can, ref } = props
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
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
      <Tool
        icon={Table}
        label="editor.table"
        isDisabled={formatting?.isInTable}
        onUse={() => run(insertTable)}
      />
      <Tool icon={Undo2} label="editor.undo" flips isDisabled={!can(undo)} onUse={() => run(undo)} />
      {formatting?.isInTable && <TableTools run={run} />}
    </div>
  )
}

const tableTools: readonly [TextKey, Command][] = [
  ['editor.row.add', addRowAfter],
  ['editor.row.delete', deleteRow],
  ['editor.column.add', addColumnAfter],
  ['editor.column.delete', deleteColumn],
  ['editor.table.delete', deleteTable],
]

const TableTools = ({ run }: Pick<ToolbarProps, 'run'>) => {
  const { t } = useTranslation()
  return (
    <div className="table-tools">
      {tableTools.map(([label, command]) => (
        <button
          key={label}
          type="button"
          className="tool tool-words"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(command)}
        >
          {t(label)}
        </button>
      ))}
    </div>
  )
}

const Tool = ({
  icon,
  label,
  flips,
  isOn,
  isDisabled,
  onUse,
}: {
  icon: IconType
  label: TextKey
  flips?: boolean
  /** Whether a toggle is on; undefined for buttons that only act. */
  isOn?: boolean
  isDisabled?: boolean
  onUse: () => void
}) => {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="tool"
      aria-label={t(label)}
      title={t(label)}
      aria-pressed={isOn}
      disabled={isDisabled}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      <Icon icon={icon} flips={flips} />
    </button>
  )
}

import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/translate.tsx'
import { type ContentLanguage, directionOf } from '#languages/language.ts'
import { documentOf, markdownOf } from '#markdown/authoring/markdown-text.ts'
import { textSchema } from '#markdown/authoring/text-schema.ts'
import { showToast } from '#ui/toast.ts'
import { LinkDialog, PictureDialog } from './insert-dialogs.tsx'
import { cleanPastedHtml } from './paste.ts'
import type { RichTextProps } from './rich-text-props.ts'
import { type Formatting, formattingAt, linkAt, setLink } from './text-commands.ts'
import {
  editorStateOf,
  noPicture,
  pictureAt,
  pictureProps,
  removePicture,
  setPicture,
  type TextPicture,
} from './text-editor.ts'
import { TextToolbar } from './text-toolbar.tsx'
import './rich-text.css'

/** The subject of a dialog: the link or the picture at the caret, or a pasted or dropped file. */
type RequestedOfText = { link: ReturnType<typeof linkAt> } | { picture: TextPicture; file?: File | undefined }

const TextDialogs = ({
  requested,
  language,
  run,
  onClose,
  focusBack,
}: {
  requested: RequestedOfText
  language: ContentLanguage
  run: (command: Command) => void
  onClose: () => void
  focusBack: () => HTMLElement | undefined
}) => {
  const answer = (command: Command) => {
    onClose()
    run(command)
  }
  const shown = { language, onClose, focusBack }
  return 'link' in requested ? (
    <LinkDialog {...shown} link={requested.link} onSet={(next) => answer(setLink(requested.link, next))} />
  ) : (
    <PictureDialog
      {...shown}
      picture={requested.picture}
      file={requested.file}
      onSet={(next) => answer(setPicture(next))}
      onRemove={() => answer(removePicture)}
    />
  )
}

/** A text field with a toolbar. Its value is Markdown; an unchanged text keeps its original Markdown. */
const RichText = (props: RichTextProps) => {
  const { t } = useTranslation()
  const { id, value, language, label, error, ref } = props
  const frame = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ ...props, t })
  const [formatting, setFormatting] = useState<Formatting>()
  const [requested, ask] = useState<RequestedOfText>()
  /** The editor's current Markdown, as last received or reported. */
  const held = useRef(value)
  const replaceWith = useRef<(markdown: string) => void>(undefined)

  useLayoutEffect(() => {
    latest.current = { ...props, t }
  })
  useEffect(() => {
    if (!frame.current) return
    const begin = (markdown: string) =>
      editorStateOf(markdown, language, {
        onLink: (_state, _dispatch, pressed) => {
          if (pressed) ask({ link: linkAt(withShownSelection(pressed)) })
          return true
        },
        onToolbar: () => toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
      })
    const refusePicture = () =>
      showToast({ title: latest.current.t('editor.picture.refused'), variant: 'destructive' })
    let untouched = { markdown: held.current, document: documentOf(held.current) }
    const editor = new EditorView(frame.current, {
      state: begin(held.current),
      attributes: () => attributesOf(latest.current),
      transformPastedHTML: (html) => cleanPastedHtml(html, refusePicture),
      ...pictureProps({
        onPicture: (file) => ask({ picture: file ? noPicture : pictureAt(editor.state), file }),
        onRefused: refusePicture,
      }),
      clipboardTextParser: (text, _context, isPlain) => {
        // Pasted Markdown is converted; other plain text preserves its lines.
        if (isPlain || !looksLikeMarkdown.test(text)) return undefined as never
        return documentOf(text).slice(0)
      },
      dispatchTransaction(change) {
        editor.updateState(editor.state.apply(change))
        setFormatting(formattingAt(editor.state))
        if (!change.docChanged) return
        const { doc } = editor.state
        held.current = doc.eq(untouched.document) ? untouched.markdown : markdownOf(doc)
        latest.current.onChange(held.current)
      },
      handleDOMEvents: {
        blur: () => {
          latest.current.onBlur?.()
          return false
        },
      },
    })
    view.current = editor
    setFormatting(formattingAt(editor.state))
    replaceWith.current = (markdown) => {
      untouched = { markdown, document: documentOf(markdown) }
      editor.updateState(begin(markdown))
      setFormatting(formattingAt(editor.state))
    }
    return () => editor.destroy()
  }, [language])
  // The value was set from outside, for example to another version. Ignores trailing whitespace.
  useEffect(() => {
    if (value.trim() === held.current.trim()) return
    held.current = value
    replaceWith.current?.(value)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: attributes are read again when these change
  useEffect(() => {
    view.current?.setProps({})
  }, [error, label])

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    addHeading: () => view.current && addHeading(view.current),
  }))

  const back = () => view.current?.focus()
  const run = (command: Command) => {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch, editor)
    editor.focus()
  }
  return (
    <>
      <TextToolbar
        ref={toolbar}
        language={language}
        formatting={formatting}
        controls={id}
        run={run}
        can={(command) => Boolean(view.current && command(view.current.state))}
        onLink={() => view.current && ask({ link: linkAt(view.current.state) })}
        onPicture={() => view.current && ask({ picture: pictureAt(view.current.state) })}
        onLeave={back}
      />
      <div className="rich-text" ref={frame} />
      <p id={`${id}-keys`} className="visually-hidden">
        {t('editor.shortcuts', shortcuts)}
      </p>
      {requested && (
        <TextDialogs
          requested={requested}
          language={language}
          run={run}
          onClose={() => ask(undefined)}
          focusBack={() => view.current?.dom}
        />
      )}
    </>
  )
}

const shortcuts = { bold: 'Ctrl+B', link: 'Ctrl+K', undo: 'Ctrl+Z', toolbar: 'Alt+F10', back: 'Esc' }

const looksLikeMarkdown = /^(?:#{1,4} |[-*+] |\d+[.)] |> |\|.*\|)/m

const addHeading = (editor: EditorView) => {
  const { doc, tr } = editor.state
  const isEmptyEnd = doc.lastChild?.type.name === 'paragraph' && doc.lastChild.content.size === 0
  const end = doc.content.size - (isEmptyEnd ? 2 : 0)
  const heading = textSchema.nodes.heading.create({ level: 2 })
  editor.dispatch(isEmptyEnd ? tr.replaceWith(end, doc.content.size, heading) : tr.insert(end, heading))
  editor.dispatch(editor.state.tr.setSelection(endOf(editor)).scrollIntoView())
  editor.focus()
}

const endOf = ({ state }: EditorView) => Selection.atEnd(state.doc)

/** Browsers move the selection before they report it, so a key pressed right after would use the old one. */
const withShownSelection = (view: EditorView): EditorState => {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  const { state, dom } = view
  const isText = state.selection instanceof TextSelection
  if (!isText || !anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode))
    return state
  const at = (node: Node, offset: number) => state.doc.resolve(view.posAtDOM(node, offset))
  const shown = TextSelection.between(at(anchorNode, anchorOffset ?? 0), at(focusNode, focusOffset ?? 0))
  return state.apply(state.tr.setSelection(shown))
}

/** ARIA attributes, so that screen readers treat it like any other field. */
const attributesOf = ({
  id,
  language,
  label,
  error,
  hintId,
  isRequired,
}: RichTextProps): Record<string, string> => ({
  id,
  class: 'rich-text-content',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-describedby': [error ? `${id}-error` : hintId, `${id}-keys`].filter(Boolean).join(' '),
  ...(error && { 'aria-invalid': 'true' }),
  ...(isRequired && { 'aria-required': 'true' }),
  lang: language,
  dir: directionOf(language),
  spellcheck: 'true',
})

export default RichText

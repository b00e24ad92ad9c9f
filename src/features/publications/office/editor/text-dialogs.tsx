import type { Command } from 'prosemirror-state'
import type { ContentLanguage } from '#languages/language.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { type linkAt, setLink } from './text-commands.ts'
import { removePicture, setPicture, type TextPicture } from './text-pictures.ts'

/** The subject of a dialog: the link or the picture at the caret, or a pasted or dropped file. */
export type AskedOfText =
  | { link: ReturnType<typeof linkAt> }
  | { picture: TextPicture; file?: File | undefined }

export const TextDialogs = ({
  asked,
  language,
  run,
  onClose,
  focusBack,
}: {
  asked: AskedOfText
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
  return 'link' in asked ? (
    <LinkDialog {...shown} link={asked.link} onSet={(next) => answer(setLink(asked.link, next))} />
  ) : (
    <PictureDialog
      {...shown}
      picture={asked.picture}
      file={asked.file}
      onSet={(next) => answer(setPicture(next))}
      onRemove={() => answer(removePicture)}
    />
  )
}

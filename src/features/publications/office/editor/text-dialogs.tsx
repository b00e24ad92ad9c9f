import type { Command } from 'prosemirror-state'
import type { ContentLanguage } from '#languages/language.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { type linkAt, setLink } from './text-commands.ts'
import { removePicture, setPicture, type TextPicture } from './text-pictures.ts'

/** The subject of a dialog: the link or the picture at the caret, or a pasted or dropped file. */
export type RequestedOfText =
  | { link: ReturnType<typeof linkAt> }
  | { picture: TextPicture; file?: File | undefined }

export const TextDialogs = ({
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

import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './file-drop.css'

/** Choosing files by drop or by button; the button serves keyboards and phones. */
export const FileDrop = ({
  label,
  cameraLabel,
  children,
  accept,
  isDisabled = false,
  isSingle = false,
  onFiles,
}: {
  /** The label of the button. */
  label: string
  /** The label of a second button, on devices with a camera. */
  cameraLabel?: string
  /** The note next to it: that files can be dropped, and which are accepted. */
  children: ReactNode
  accept?: string
  isDisabled?: boolean
  /** Takes only the first of several dropped files. */
  isSingle?: boolean
  onFiles: (files: File[]) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null | undefined) => {
    if (!isDisabled && files && files.length > 0) onFiles([...files].slice(0, isSingle ? 1 : undefined))
  }
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isInside && !isDisabled)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be chosen with the button
    <div
      role="presentation"
      className={classNames('file-drop', isOver && 'file-drop-over')}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
    >
      <Button
        variant="outline"
        size="small"
        icon={<Icon icon={Upload} size="medium" />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {cameraLabel && (
        <Button
          variant="outline"
          size="small"
          className="file-drop-camera"
          icon={<Icon icon={Camera} size="medium" />}
          disabled={isDisabled}
          onClick={() => camera.current?.click()}
        >
          {cameraLabel}
        </Button>
      )}
      <p className="caption">{children}</p>
      <input
        ref={input}
        type="file"
        multiple={!isSingle}
        hidden
        accept={accept}
        onChange={(event) => {
          take(event.target.files)
          // Lets the same file be chosen again after it was removed.
          event.target.value = ''
        }}
      />
      {cameraLabel && (
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      )}
    </div>
  )
}

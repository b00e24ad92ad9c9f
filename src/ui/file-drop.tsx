import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './file-drop.css'

/** Files by drop or by choice. The button does for keyboards and phones what the drop does for a mouse. */
export const FileDrop = ({
  label,
  cameraLabel,
  children,
  accept,
  isDisabled = false,
  isSingle = false,
  onFiles,
}: {
  /** The words of the button. */
  label: string
  /** The words of a second button, on devices whose camera can take the picture. */
  cameraLabel?: string
  /** Said beside it: that one may drop, and what is taken. */
  children: ReactNode
  accept?: string
  isDisabled?: boolean
  /** Of several that are dropped, the first is taken. */
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
          // The same file may be chosen again after it was taken away.
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

import { SendHorizontal } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../buttons/button';
import { hasFinePointer } from '../buttons/pointer';
import { ComposerTools, type ComposerToolsProps } from './composer-tools';
import { useFilesFromOutside } from './files-from-outside';

export interface ComposerProps {
  /** 'Message' */
  label: string;
  sendLabel: string;
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Whether a file is attached, so that a message without text can be sent. */
  hasFiles?: boolean;
  busy?: boolean;
  /** Nothing can be written now; the page shows the reason above the composer. */
  disabled?: boolean;
  /** The attached files (FileChip). */
  files?: ReactNode;
  tools?: ComposerToolsProps;
  /** Shown when the user sends an empty message. */
  emptyError?: string;
  error?: string;
  /** Ref of the field, e.g. to focus it after a choice. */
  fieldRef?: Ref<HTMLTextAreaElement>;
}

// With a physical keyboard Enter sends; on a phone Enter is the only way to insert a new line.
const entersSend = hasFinePointer;

/** The composer of a message. Enter sends, Shift and Enter insert a new line (see `entersSend`). */
export function Composer(props: ComposerProps) {
  const {
    label,
    sendLabel,
    value,
    onChange,
    onSend,
    hasFiles,
    busy,
    disabled,
    files,
    tools,
    emptyError,
    error,
    fieldRef,
  } = props;
  const errorId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(fieldRef, () => field.current as HTMLTextAreaElement);
  const outside = useFilesFromOutside(disabled ? undefined : tools?.onFiles);
  const ready = !busy && !disabled && (hasFiles || value.trim() !== '');
  const [pressedEmpty, setPressedEmpty] = useState(false);
  const shownError = error ?? (pressedEmpty && !ready ? emptyError : undefined);
  const send = () => {
    if (ready) onSend();
    setPressedEmpty(!ready && !busy);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !entersSend()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className="composer"
        data-disabled={disabled ? '' : undefined}
        data-over={outside.isOver ? '' : undefined}
      >
        {files}
        <textarea
          ref={field}
          rows={1}
          dir={value ? 'auto' : undefined}
          aria-label={label}
          placeholder={label}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError ? errorId : undefined}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            setPressedEmpty(false);
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onPaste={outside.onPaste}
        />
        <div className="flex items-center px-1 pb-1">
          {tools && <ComposerTools {...tools} disabled={disabled} />}
          <Button
            type="submit"
            look="primary"
            loading={busy}
            disabled={disabled}
            className="ms-auto px-4!"
            icon={<SendHorizontal className="flip" />}
          >
            <span className="max-lg:sr-only">{sendLabel}</span>
          </Button>
        </div>
      </div>
      {shownError && (
        <p id={errorId} role="alert" className="pt-1 text-1 text-danger">
          {shownError}
        </p>
      )}
    </form>
  );
}

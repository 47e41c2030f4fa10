import { useEffect, useEffectEvent, useState, type ClipboardEvent } from 'react';

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Handles files that are pasted into the field, or dropped anywhere on the page: without it, a file that misses the field would
 * make the browser leave the page.
 */
export function useFilesFromOutside(onFiles: ((files: File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: File[]) => {
    if (files.length > 0) onFiles?.(files);
  });
  const wanted = onFiles !== undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', out);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', out);
      window.removeEventListener('drop', drop);
    };
  }, [wanted]);

  // Office programs put a picture of the text on the clipboard together with the text. The user means the text.
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (!onFiles || files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(files);
  };
  return { isOver, onPaste };
}

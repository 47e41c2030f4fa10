import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of the rows that this box stands for are selected. */
  partly?: boolean;
  onChange: () => void;
}

/** A box that selects a row, or all of them; the whole of its cell takes the press. */
export function SelectBox({ label, checked, partly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The one state of a checkbox that HTML has no attribute for.
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        className="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}

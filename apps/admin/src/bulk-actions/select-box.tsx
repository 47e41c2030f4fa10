import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of the rows of this box are selected, but not all. */
  partly?: boolean;
  onChange: () => void;
}

/** A checkbox that selects one row or all rows; the whole cell is clickable. */
export function SelectBox({ label, checked, partly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for this state of a checkbox.
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

import { Select, type SelectOption } from './select';

interface FilterSelectProps {
  label: string;
  /** The label of the option that does not filter; its value is ''. */
  all: string;
  options: readonly SelectOption[];
  value: string | undefined;
  onChoose: (value: string) => void;
}

/** One of the filters of a list. */
export function FilterSelect({ label, all, options, value = '', onChoose }: FilterSelectProps) {
  return (
    <Select
      label={label}
      hideLabel
      value={value}
      options={[{ value: '', label: all }, ...options]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

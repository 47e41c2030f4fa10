import { SearchField } from './search-field';

// The server accepts no longer search text.
const LONGEST = 100;

interface FilterSearchProps {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}

/** The search box of a list. */
export function FilterSearch({ label, text, onSearch }: FilterSearchProps) {
  return (
    <SearchField
      label={label}
      value={text}
      onChange={(event) => onSearch(event.target.value)}
      maxLength={LONGEST}
    />
  );
}

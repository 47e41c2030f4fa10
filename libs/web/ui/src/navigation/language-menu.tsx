import { Globe } from 'lucide-react';
import { IconButton } from '../buttons/icon-button';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../overlays/menu';

export interface LanguageMenuProps {
  /** 'Language' */
  label: string;
  value: string;
  onChange: (language: string) => void;
  /** Each language with its own name, and the short form for the navigation bar. */
  languages: readonly { code: string; name: string; short: string }[];
}

/** The choice of language [SHELL-025]. */
export function LanguageMenu({ label, value, onChange, languages }: LanguageMenuProps) {
  const chosen = languages.find(({ code }) => code === value);
  const button = <IconButton label={label} icon={<Globe />} word={chosen?.short} />;
  return (
    <Menu trigger={button}>
      <MenuRadioGroup value={value} onChange={onChange}>
        {languages.map(({ code, name }) => (
          <MenuRadioItem key={code} value={code} lang={code}>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

import { createElement, forwardRef, type SVGProps } from 'react';
import type { IconNode, LucideIcon } from 'lucide-react';

/** What Lucide says of an icon. */
export interface IconData {
  name: string;
  aliases?: string[];
  node: IconNode;
}

const PEN = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Whether an icon says something by itself; one that does not is hidden from assistive technology. */
const isNamed = (props: object) => Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop));

/**
 * Stands in for lucide-react's function of this name in built pages (tools/rspack/icons.mjs): Lucide's takes a kilobyte in each
 * file that has icons. It knows no size, pen or context of its own: styles say those (styles/base.css).
 * @returns what lucide-react itself would draw
 */
export default function createLucideIcon({ name, aliases = [], node }: IconData): LucideIcon {
  const own = ['lucide', ...[name, ...aliases].map((word) => `lucide-${word}`)].join(' ');
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(({ className = '', ...rest }, ref) =>
    createElement(
      'svg',
      {
        ref,
        ...PEN,
        className: `${own} ${className}`.trim(),
        'aria-hidden': isNamed(rest) ? undefined : true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  );
}

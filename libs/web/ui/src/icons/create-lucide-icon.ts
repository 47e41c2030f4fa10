import { createElement, forwardRef, type SVGProps } from 'react';
import type { IconNode, LucideIcon } from 'lucide-react';

/** Lucide's data of an icon. */
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

/** Returns whether an icon has a meaning of its own; an icon without one is hidden from assistive technology. */
const isNamed = (props: object) => Object.keys(props).some((prop) => /^(aria-|role$|title$)/.test(prop));

/**
 * Replaces lucide-react's function of this name in built pages (tools/rspack/icons.mjs), because Lucide's adds a kilobyte to
 * each file with icons. It supports no size, stroke or context of its own: styles set them (styles/base.css).
 * @returns a component that renders the same as lucide-react's
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

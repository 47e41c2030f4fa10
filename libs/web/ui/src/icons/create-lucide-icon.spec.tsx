import { renderToStaticMarkup } from 'react-dom/server';
import { createLucideIcon as ofLucide, type LucideProps } from 'lucide-react';
import createLucideIcon, { type IconData } from './create-lucide-icon';

const CHECK: IconData = {
  name: 'circle-check',
  aliases: ['check-circle-2'],
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: '1mglay' }],
    ['path', { d: 'm9 12 2 2 4-4', key: 'dzmm74' }],
  ],
};
const [Ours, Theirs] = [createLucideIcon(CHECK), ofLucide({ ...CHECK, size: 24 } as never)];

const USES: LucideProps[] = [
  {},
  { className: 'flip size-4' },
  { 'aria-hidden': true },
  { 'aria-label': 'Done', role: 'img', id: 'check' },
];

it.each(USES)('renders the same as lucide-react, with %j', (props) => {
  expect(renderToStaticMarkup(<Ours {...props} />)).toBe(renderToStaticMarkup(<Theirs {...props} />));
});
